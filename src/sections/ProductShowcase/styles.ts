import styled from "@emotion/styled";
import { Container } from "../../components/Layout";
import { from, highEnough, shortPhone, withoutScript } from "../../theme/breakpoints";
import { cover, iconRow, lead, square } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** Its anchor is the edge of a sticky panel, whose padding already leaves space for the header. */
export const Stage = styled.section`
  position: relative;
  isolation: isolate;
  ${highEnough} {
    scroll-margin-top: calc(-1 * ${token.anchorOffset});
  }
  ${withoutScript} {
    scroll-margin-top: 0;
  }
`;

/**
 * A panel as high as the window. It scrolls inside when its text is too large for it. Without script
 * it is not sticky, because the keyboard could not reach a covered panel.
 */
export const Sheet = styled.article`
  --sheet: ${color.backgroundWarm};
  position: relative;
  padding-block: ${space[12]};
  background: var(--sheet);
  &:nth-of-type(3n + 2) {
    --sheet: ${color.positiveBackground};
    & [data-state="available"] {
      background: ${color.background};
    }
  }
  &:nth-of-type(3n + 3) {
    --sheet: ${color.backgroundSunken};
  }
  ${highEnough} {
    position: sticky;
    top: 0;
    height: 100vh;
    height: 100svh;
    padding-block: calc(${token.headerHeight} + ${space[6]}) 3.5rem;
    overflow-y: auto;
    /* Continues the background behind the next panel's round corners. */
    box-shadow: 0 ${token.radiusLarge} var(--sheet);
    &:nth-of-type(n + 2) {
      border-radius: ${token.radiusLarge} ${token.radiusLarge} 0 0;
      box-shadow: 0 ${token.radiusLarge} var(--sheet), ${token.shadowOverlay};
    }
  }
  /* On tablets the header has two rows. */
  ${from("md")} {
    padding-top: calc(${token.headerHeight} + ${space[12]});
  }
  ${from("lg")} {
    padding-top: calc(${token.headerHeight} + ${space[6]});
  }
  ${withoutScript} {
    position: relative;
    height: auto;
    padding-block: ${space.section};
  }
  @media print {
    position: relative;
    height: auto;
    padding-block: ${space[4]};
    overflow: visible;
    break-inside: avoid;
    &:nth-of-type(n) {
      --sheet: transparent;
      border-radius: 0;
      box-shadow: none;
    }
  }
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template: auto minmax(3rem, 1fr) / minmax(0, 1fr);
  gap: ${space[6]};
  min-height: 100%;
  ${shortPhone} {
    gap: ${space[3]};
  }
  ${from("md")} {
    grid-template: auto / minmax(0, 1fr) minmax(0, 1.08fr);
    gap: clamp(3rem, 5vw, 6rem);
    align-items: center;
  }
`;

export const Copy = styled.div`
  & > h2 {
    margin-block: ${space[4]};
    font-size: ${size.h1};
    line-height: 1;
  }
  & > p {
    max-width: 31rem;
    ${lead}
  }
  ${shortPhone} {
    & > h2 {
      margin-block: ${space[3]} ${space[2]};
      font-size: ${size.h2};
    }
    & > p {
      font-size: 1rem;
      line-height: 1.4;
    }
    & > a {
      margin-top: 0;
    }
  }
  ${from("lg")} {
    & > h2 {
      margin-block: ${space[5]} ${space[6]};
    }
  }
`;

export const LearnMore = styled.a`
  ${iconRow(space[2], "inline-flex")}
  min-height: 2.75rem;
  margin-top: ${space[3]};
  font-weight: 600;
  text-decoration: underline ${color.accent} 2px;
  text-underline-offset: 0.35em;
  & svg {
    ${square("1.25em")}
    transition: transform ${token.fast};
  }
  &:hover svg {
    transform: translateX(0.25rem);
  }
  ${from("lg")} {
    margin-top: ${space[6]};
  }
`;

/** The picture fills the space beside the text. On phones it shows the upper part, with the head of the phone. */
export const Frame = styled.div`
  position: relative;
  min-height: 16rem;
  border-radius: ${token.radiusLarge};
  overflow: hidden;
  & img {
    ${cover}
    object-position: 65% 0;
  }
  ${highEnough} {
    min-height: 0;
  }
  ${shortPhone} {
    justify-self: end;
    aspect-ratio: 26 / 27;
  }
  ${from("md")} {
    aspect-ratio: 26 / 27;
    width: 100%;
    max-height: calc(100svh - ${token.headerHeight} - 6rem);
  }
  ${withoutScript} {
    min-height: 20rem;
  }
`;
