import styled from "@emotion/styled";
import { Container } from "../../components/Section";
import { below, from, highEnough, largeText, withoutScript } from "../../theme/breakpoints";
import { centred, column, cover, hidden, square, stack } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

/** The space above the badge in a panel, and the height of the dots beside it. */
const TOP = space[6];
const DOT = "2.25rem";

export const Stage = styled.section`
  position: relative;
  isolation: isolate;
  ${column}
  scroll-margin-top: ${token.barHeight};
  background: ${color.backgroundWarm};
`;

/**
 * The dots beside the badge of the panel on top. In the layout, they are beside the last panel's badge, and
 * scroll away with it. Until then, they are sticky, at the place in the window where each panel's badge is.
 * Their layer takes up no space, and only the dots receive clicks.
 */
export const Dots = styled.div`
  display: none;
  ${highEnough} {
    display: block;
    position: sticky;
    bottom: calc(100dvh - ${token.barHeight} - ${TOP} - ${DOT});
    z-index: 1;
    order: 1;
    height: calc(${TOP} + ${DOT});
    margin-bottom: calc(-1 * (${TOP} + ${DOT}));
    padding-top: ${TOP};
    pointer-events: none;
  }
  ${hidden(largeText)}
  /* Ends where the text does, and leaves room for the badge. */
  & ul {
    --end: 0%;
    ${from("md")} {
      --end: calc(52% + ${space.columns} / 2);
    }
    display: flex;
    width: fit-content;
    max-width: calc(100% - var(--end) - 8.5rem);
    margin-inline: auto var(--end);
    border-radius: ${token.radiusRound};
    background: color-mix(in srgb, ${color.background} 72%, transparent);
  }
  & li {
    width: ${DOT};
    min-width: 0;
  }
`;

export const Dot = styled.button`
  ${centred(DOT)}
  width: 100%;
  pointer-events: auto;
  &::before {
    content: "";
    ${square("0.875rem")}
    border: 2px solid ${color.emphasis};
    border-radius: ${token.radiusRound};
    transition: background-color ${token.slow};
  }
  &:hover::before {
    border-color: ${color.text};
  }
  &[aria-current]::before {
    background: ${color.emphasis};
  }
  @media (forced-colors: active) {
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;

/**
 * A sticky panel whose content scrolls if it is too tall. Not sticky without JavaScript, because focusing
 * something in a covered panel could not bring it back into view.
 */
export const Sheet = styled.article`
  --ground: ${color.backgroundWarm};
  padding-block: ${space[10]};
  background: var(--ground);
  &:not(:has(~ &)) {
    order: 2;
  }
  &[data-ground="foam"] {
    --ground: ${color.positiveBackground};
    & [data-state="available"] {
      background: ${color.background};
    }
  }
  &[data-ground="sunken"] {
    --ground: ${color.backgroundSunken};
  }
  ${highEnough} {
    position: sticky;
    top: ${token.barHeight};
    max-height: calc(100svh - ${token.barHeight});
    padding-block: ${TOP} ${space[6]};
    overflow-y: auto;
    /* Continues the background behind the rounded corners of the next panel. */
    box-shadow: 0 ${token.radiusLarge} var(--ground);
    & ~ & {
      border-radius: ${token.radiusLarge} ${token.radiusLarge} 0 0;
      box-shadow: 0 ${token.radiusLarge} var(--ground), ${token.shadowOverlay};
    }
    ${from("md")} {
      padding-bottom: ${space[10]};
    }
  }
  ${withoutScript} {
    position: static;
    max-height: none;
  }
`;

export const PanelColumns = styled(Container)`
  ${stack(`${space[3]} ${space.columns}`)}
  grid-template-areas: "badge" "title" "text" "link" "picture";
  justify-items: start;
  & > span {
    grid-area: badge;
    margin-bottom: ${space[1]};
  }
  & > h2 {
    grid-area: title;
  }
  & > p {
    grid-area: text;
    max-width: 31rem;
    margin-top: 0;
  }
  & > a {
    grid-area: link;
    margin-block: ${space[2]};
  }
  [data-soon] & > a {
    margin-block: 0;
  }
  ${from("md")} {
    grid-template:
      ". picture" 1fr
      "badge picture" auto
      "title picture" auto
      "text picture" auto
      "link picture" auto
      ". picture" 1fr
      / minmax(0, 1fr) minmax(0, 1.08fr);
  }
`;

/** On phones, crops the picture to its upper part, and hides it if the product is coming soon. */
export const Frame = styled.div`
  --height: clamp(18rem, 52svh, 40rem);
  grid-area: picture;
  position: relative;
  width: 100%;
  border-radius: ${token.radiusLarge};
  overflow: hidden;
  & img {
    ${cover}
    object-position: 65% 10%;
  }
  [data-soon] & {
    --height: clamp(17rem, 36svh, 26rem);
    ${hidden(below("md"))}
  }
  ${below("md")} {
    --height: 45vw;
  }
  height: var(--height);
  &:not(:has(img)) {
    background: url("/patterns/madras.svg") center / 30rem;
  }
`;
