import styled from "@emotion/styled";
import { below, between, from, withoutScript } from "../../theme/breakpoints";
import { color, size, space, token } from "../../theme/tokens";

const PORTRAIT = "min(27.5rem, 40%)";
const GAP = "clamp(2rem, 6vw, 6rem)";

export const Around = styled.section`
  padding-block: ${space[12]} ${space.section};
  background: ${color.backgroundWarm};
  & h2 {
    font: 600 ${size.body} / 1.4 ${token.fontText};
    letter-spacing: 0;
    color: ${color.emphasis};
  }
  ${below("md")} {
    & h2 {
      margin-bottom: ${space[4]};
    }
  }
  /* The carousel's buttons are below the portrait that they change. */
  ${from("lg")} {
    --carousel-indent: calc(100% - ${PORTRAIT});
  }
`;

export const Leader = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  & img {
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: ${token.radiusLarge};
  }
  & h3 {
    font-size: ${size.h1};
    line-height: 1;
    ${between("md", "lg")} {
      font-size: ${size.h2};
    }
  }
  & p:first-of-type {
    margin-top: ${space[3]};
    font-weight: 600;
    font-size: ${size.large};
  }
  & p:nth-of-type(2) {
    margin-block: ${space[5]} ${space[8]};
    max-width: 28rem;
    font-size: ${size.large};
    color: ${color.textMuted};
  }
  ${from("md")} {
    grid-template-columns: minmax(0, 1fr) ${PORTRAIT};
    gap: ${GAP};
    & picture {
      position: relative;
      z-index: 2;
      order: 1;
      margin-top: -8rem;
    }
    & > div {
      padding-top: ${space[4]};
    }
  }
  ${from("xl")} {
    & picture {
      margin-top: -12rem;
    }
  }
  ${withoutScript} {
    & picture {
      margin-top: 0;
    }
  }
  @media print {
    & img {
      width: 12rem;
    }
  }
`;
