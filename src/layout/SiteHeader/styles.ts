import {
  below,
  below10em,
  between,
  from,
  highEnough,
  low,
  withoutPopovers,
  withoutScript,
} from "../../theme/breakpoints";
import { centred, covering, hidden, iconRow, row, square, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const headerStyles = () => `
  /* Transparent over a page's dark opening, but opaque once the loader marks the document as scrolled, or if
     the loader is missing. */
  @keyframes opaque {
    to { background: ${color.backgroundWarm}; }
  }
  .site-header {
    position: fixed;
    inset: 0 0 auto;
    z-index: 10;
    transition: background-color ${token.fast}, box-shadow ${token.fast};
    html:not([data-scrolled]) & {
      animation: opaque 0s 6s forwards !important;
    }
    [data-scrolled="true"] & {
      background: ${color.backgroundWarm};
      box-shadow: ${token.shadowHeader};
    }
    ${withoutScript} {
      background: ${color.backgroundWarm};
    }
    ${low} {
      position: absolute;
    }
    /* On tablets, the row of links stays at the top of the page, unless the keyboard or a menu needs it. */
    ${between("md", "xl")} {
      [data-scrolled="true"] &:not(:focus-within, :has(:popover-open)) {
        --header-height: ${token.barHeight};
        & nav {
          display: none;
        }
      }
    }
    & > div {
      display: flex;
      gap: 0 ${space[2]};
      align-items: center;
      min-height: ${token.headerHeight};
      ${from("md")} {
        flex-wrap: wrap;
        padding-top: ${space[2]};
        column-gap: ${space[5]};
      }
    }
    & :is(nav a, .site-home) {
      color: inherit;
      text-decoration: none;
    }
  }

  .site-home {
    display: flex;
    min-width: 2.2rem;
    margin-right: auto;
    padding-block: ${space[2]};
    ${from("xl")} {
      margin-right: 0;
      /* If a long name moves the buttons to a second line, that does not reach down to a page's title. */
      padding-block: ${space[1]};
    }
    & > span {
      min-width: 0;
    }
  }

  /* On phones, shows only the primary button. The open panel contains both. */
  .site-buttons {
    display: flex;
    gap: ${space[2]};
    ${hidden(below10em)}
    ${below("md")} {
      flex-shrink: 99;
      & > [data-variant="primary"] {
        padding-block: ${space[1]};
        line-height: 1.1;
        overflow-wrap: break-word;
      }
      & > [data-variant="secondary"] {
        display: none;
      }
      /* Without the div, Emotion would put its own class before the pseudo-class. */
      div:has(:popover-open) > & {
        visibility: hidden;
      }
    }
    ${from("xl")} {
      margin-left: auto;
    }
  }

  .site-navigation {
    order: 1;
    flex-basis: 100%;
    font-size: ${size.compact};
    font-weight: 500;
    ${hidden(below("md"))}
    ${from("xl")} {
      order: 0;
      flex-basis: auto;
      margin-left: clamp(0px, 5vw - 3.75rem, 0.5rem);
    }
    & > ul {
      ${row(`${space[1]} clamp(0.5rem, 1.1vw, 0.95rem)`)}
      margin-inline: calc(-1 * ${space[1]});
    }
    & > ul > li > :is(a, button) {
      ${iconRow("0.1em", "inline-flex")}
      padding: ${space[2]} ${space[1]};
      white-space: nowrap;
      &:hover {
        color: ${color.link};
      }
    }
    /* Marks the current page, or the menu that contains it. */
    & > ul > li:has([aria-current="page"]) > :is(a, button) {
      box-shadow: inset 0 -2px 0;
      @media (forced-colors: active) {
        border-bottom: 2px solid Highlight;
      }
    }
  }

  .menu-button svg {
    ${square("1.1em")}
  }
  li:has(> :popover-open) > .menu-button {
    anchor-name: --open-submenu;
  }
  :is(li:has(> :popover-open) > .menu-button, .menu-panel [open] > summary) > svg {
    rotate: 180deg;
  }

  .submenu,
  .menu-panel {
    position: fixed;
    margin: 0;
    border: 0;
    overflow-y: auto;
    box-shadow: ${token.shadowOverlay};
  }

  /* Opens below its button. It sets no left offset, so without anchor positioning it is below its
     list item. */
  .submenu {
    inset: ${token.headerHeight} auto auto;
    min-width: 15rem;
    max-height: calc(100vh - ${token.headerHeight} - ${space[4]});
    padding: ${space[2]};
    border-radius: ${token.radius};
    background: ${color.background};
    @supports (left: anchor(left)) {
      inset: calc(anchor(--open-submenu bottom) + ${space[2]}) auto auto anchor(--open-submenu left);
    }
    ${hidden(below("md"))}
    /* Gives a menu with more than eight links two columns. */
    & ul:has(> :nth-child(9)) {
      columns: 2;
      column-gap: 0;
    }
    @media (forced-colors: active) {
      border: 1px solid;
    }
  }

  /* The links in one menu. Each link's clickable area includes its description. */
  .menu-links {
    padding-block: ${space[2]};
    & li {
      position: relative;
      break-inside: avoid;
      border-radius: ${token.radiusSmall};
      &:is(:hover, :has([aria-current="page"])) {
        background: ${color.backgroundWarm};
        color: ${color.link};
      }
    }
    & a {
      display: block;
      padding: ${space[2]} ${space[4]};
      &::after {
        ${covering}
      }
    }
    & small {
      display: block;
      max-width: 21rem;
      padding: 0 ${space[4]} ${space[2]};
      color: ${color.textMuted};
    }
  }

  .hamburger {
    ${centred("3rem")}
    flex: none;
    margin-right: calc(-1 * min(${space[3]}, ${space.gutter}));
    border-radius: ${token.radiusSmall};
    & svg {
      grid-area: 1 / 1;
      ${square("1.75rem")}
    }
    &:not(:has(+ :popover-open)) svg + svg,
    &:has(+ :popover-open) svg:has(+ svg) {
      visibility: hidden;
    }
    ${hidden(from("md"))}
  }

  /* In short windows, the whole panel scrolls. Otherwise, the buttons stay in view and only the entries
     above them scroll. */
  .menu-panel {
    inset: ${token.headerHeight} 0 auto;
    width: 100%;
    max-height: min(80vh, 100svh - ${token.headerHeight});
    padding: ${space[2]} ${space.gutter} 0;
    border-bottom: 1px solid ${color.lineStrong};
    overscroll-behavior: contain;
    background: ${color.backgroundWarm};
    &::backdrop {
      inset: ${token.headerHeight} 0 0;
      background: ${token.overlay};
    }
    & :is(summary, nav > ul > li > a) {
      ${iconRow("0")}
      justify-content: space-between;
      min-height: 3.25rem;
      border-bottom: 1px solid ${color.line};
      font: 600 ${size.large} / 1.3 ${token.fontText};
    }
    & > div {
      ${stack(space[2])}
      position: relative;
      padding-block: ${space[3]};
      box-shadow: 0 -0.75rem 0.75rem ${color.backgroundWarm};
    }
    ${highEnough} {
      &:popover-open {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
      }
      & > nav {
        overflow-y: auto;
        overscroll-behavior: contain;
      }
    }
    ${hidden(from("md"))}
    &:popover-open {
      ${hidden(from("md"))}
    }
  }

  ${withoutPopovers} {
    .site-header,
    .submenu,
    .menu-panel {
      position: static;
      max-height: none;
      box-shadow: none;
    }
    .site-header {
      background: ${color.backgroundWarm};
      & > div {
        flex-wrap: wrap;
      }
    }
    .hamburger {
      display: none;
    }
  }
`;
