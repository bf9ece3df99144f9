import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { below, from } from "../../theme/breakpoints";
import { cover, iconRow, layer, lead, square, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

const BAND = "14px";

export const Opening = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: minmax(0, 1fr) ${BAND};
  min-height: 100vh;
  min-height: 100svh;
  overflow: hidden;
  /* Hidden, it would be scrolled by a link to a part of its text. */
  overflow: clip;
  background: ${color.backgroundWarm};
  @media print {
    min-height: 0;
  }
`;

/** It leaves a line free at its top: browsers do not count a picture that fills the window as the largest paint. */
export const Chart = styled.div`
  position: absolute;
  inset: 2px 0 ${BAND};
  z-index: -1;
  overflow: hidden;
  & picture,
  & img {
    ${cover}
    object-position: 20% 50%;
  }
  /* Darkens the chart behind the text. */
  &::after {
    content: "";
    ${layer}
    background: linear-gradient(
      color-mix(in srgb, ${color.backgroundWarm} 62%, transparent) 80%,
      transparent 95%
    );
  }
  /* The text ends above the coast. */
  ${below("md")} {
    & img {
      height: 108%;
    }
  }
  ${from("md")} {
    & img {
      object-position: 56% 70%;
    }
    &::after {
      background: linear-gradient(
        90deg,
        color-mix(in srgb, ${color.backgroundWarm} 55%, transparent) 35%,
        transparent 60%
      );
    }
  }
  ${from("lg")} {
    & img {
      object-position: 78% 70%;
    }
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-rows: auto 1fr;
  padding-top: calc(${token.headerHeight} + ${space[5]});
  ${from("md")} {
    grid-template: 1fr / minmax(0, 1.15fr) minmax(0, 1fr);
    align-items: center;
    gap: ${space[8]};
    padding-block: calc(${token.headerHeight} + ${space[10]}) ${space[4]};
  }
  ${from("lg")} {
    padding-top: calc(${token.headerHeight} + ${space[4]});
  }
`;

/**
 * On phones the hero's edge crops the app; from tablets up it is whole, beside the text. Its size
 * depends neither on the text nor on the picture having loaded.
 */
export const Phone = styled.div`
  position: relative;
  align-self: end;
  height: clamp(7rem, 16svh, 16rem);
  margin-top: ${space[4]};
  & img {
    position: absolute;
    top: 0;
    left: 42%;
    width: min(24rem, 108%);
    max-width: none;
    translate: -50%;
  }
  ${from("md")} {
    align-self: center;
    height: auto;
    margin-top: 0;
    & img {
      position: static;
      width: auto;
      max-width: 100%;
      height: clamp(22rem, calc(100svh - ${token.headerHeight} - 6rem), 54rem);
      margin-inline: auto 0;
      object-fit: contain;
      object-position: right;
      translate: none;
    }
  }
  ${from("2xl")} {
    margin-right: calc(-1 * clamp(0px, (100vw - 96rem) / 4, 14rem));
  }
`;

export const Copy = styled.div`
  & > h1 {
    margin-block: ${space[5]};
    font-size: ${size.display};
    line-height: 0.94;
  }
  & > p {
    max-width: 33rem;
    margin-bottom: ${space[6]};
    ${lead}
  }
  ${below("sm")} {
    & > p {
      max-width: ${token.phoneWidth};
    }
  }
  ${from("md")} {
    & > p {
      margin-bottom: ${space[8]};
    }
    & > h1 {
      font-size: min(${size.display}, 9.5vw);
    }
  }
`;

export const Badge = styled.span`
  ${iconRow(space[3], "inline-flex")}
  padding: ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radiusRound};
  font-size: ${size.small};
  font-weight: 600;
  line-height: 1.4;
  &::before {
    content: "";
    flex: none;
    ${square("0.5rem")}
    border-radius: ${token.radiusRound};
    background: ${color.accent};
    box-shadow: 0 0 0 0.25rem color-mix(in srgb, ${color.accent} 28%, transparent);
  }
`;

export const Costs = styled.div`
  margin-top: ${space[2]};
  ${from("md")} {
    margin-top: ${space[4]};
  }
  & a {
    color: ${color.text};
  }
  & svg {
    color: ${color.accent};
  }
`;

export const Assurances = styled.ul`
  ${stack(`${space[2]} ${space[6]}`)}
  margin-top: ${space[2]};
  font-size: 1rem;
  color: ${color.textMuted};
  & li {
    ${iconRow(space[2])}
  }
  & svg {
    ${square("1.125rem")}
    stroke-width: 2.5;
    color: ${color.accent};
  }
  ${from("md")} {
    display: flex;
    flex-wrap: wrap;
  }
`;
