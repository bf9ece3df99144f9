import styled from "@emotion/styled";
import { below } from "../../theme/breakpoints";
import { color, opaque, size, space, token } from "../../theme/tokens";

export const Chart = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: center;
  min-height: 92vh;
  padding-block: calc(${token.headerHeight} + ${space[8]}) ${space[16]};
  overflow: hidden;
  background: ${color.backgroundWarm};
  & picture {
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  & picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* Darkens the islands and the chart's edge behind the text. */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    background:
      radial-gradient(
        ellipse 65% 65% at 22% 50%,
        color-mix(in srgb, ${color.backgroundWarm} 90%, transparent) 55%,
        transparent
      );
  }
  /* In a narrow window the chart is above the text, with its compass rose in view. */
  ${below("lg")} {
    align-items: end;
    & picture {
      inset: 0 0 auto;
      height: 56vh;
      mask-image: linear-gradient(${opaque} 55%, transparent);
    }
    & picture img {
      object-position: 70% 0;
    }
    &::after {
      content: none;
    }
    & > div {
      padding-top: 30vh;
    }
  }
  @media print, (forced-colors: active) {
    min-height: 0;
    & picture,
    &::after {
      display: none;
    }
  }
  & p {
    max-width: ${token.textWidth};
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  & h1 {
    margin-block: ${space[3]} ${space[5]};
  }
  & h1 ~ div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
    margin-top: ${space[8]};
  }
`;

export const Requested = styled.p`
  min-height: 1.6em;
  margin-bottom: ${space[4]};
  & code {
    color: ${color.accent};
    font-family: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin-top: ${space[10]};
  & a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;
