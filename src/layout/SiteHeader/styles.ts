import styled from "@emotion/styled";
import { below, below10em, from, withoutPopovers, withoutScript } from "../../theme/breakpoints";
import { color, space, token } from "../../theme/tokens";

/** Transparent over the page's dark opening; opaque once the loader marks the document as scrolled. */
export const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  transition: background-color ${token.fast}, box-shadow ${token.fast};

  [data-scrolled] & {
    background: ${color.backgroundWarm};
    box-shadow: ${token.shadowHeader};
  }
  ${withoutScript} {
    background: ${color.backgroundWarm};
  }
  /* Keeps the links' contrast over any part of the opening's picture. */
  &::before {
    content: "";
    position: absolute;
    inset: 0 0 -1rem;
    z-index: -1;
    background: linear-gradient(
      color-mix(in srgb, ${color.backgroundWarm} 88%, transparent) 70%,
      transparent
    );
    pointer-events: none;
  }
  [data-scrolled] &::before {
    content: none;
  }
  & > div {
    display: flex;
    gap: 0 ${space[2]};
    align-items: center;
    ${from("md")} {
      flex-wrap: wrap;
      column-gap: ${space[6]};
    }
    min-height: ${token.headerHeight};
  }
  ${withoutPopovers} {
    position: static;
    background: ${color.backgroundWarm};
    & > div {
      flex-wrap: wrap;
    }
  }
  @media print {
    &&& {
      position: static;
      box-shadow: none;
    }
    & > div > :not(a) {
      display: none;
    }
  }
`;

export const Home = styled.a`
  display: flex;
  color: inherit;
  text-decoration: none;
  min-width: 2.2rem;
  margin-right: auto;
  padding-block: ${space[2]};
  /* Beside large text the mark stays, and the name after it wraps out of sight. */
  & > span {
    flex-wrap: wrap;
    min-width: 0;
    height: 1.3em;
    overflow: clip;
  }
  ${from("xl")} {
    margin-right: 0;
  }
`;

/** On phones only the primary button, with large text in two lines; the panel, once open, has both. */
export const Buttons = styled.div`
  display: flex;
  gap: ${space[2]};
  ${below("md")} {
    flex-shrink: 99;
    & > [data-variant="primary"] {
      line-height: 1.1;
      overflow-wrap: break-word;
    }
    & > [data-variant="secondary"] {
      display: none;
    }
    /* Emotion would put itself before a pseudo-class that is alone. */
    div:has(:popover-open) > & {
      visibility: hidden;
    }
  }
  ${below10em} {
    display: none;
  }
  ${from("xl")} {
    margin-left: auto;
  }
`;
