import styled from "@emotion/styled";
import { from, highEnough, withoutPopovers } from "../../theme/breakpoints";
import { centred, layer, small, square, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const HamburgerButton = styled.button`
  ${centred("3rem")}
  flex: none;
  margin-right: calc(-1 * min(${space[3]}, ${space.gutter}));
  border-radius: ${token.radiusSmall};
  & svg {
    grid-area: 1 / 1;
    ${square("1.75rem")}
  }
  & svg:last-of-type {
    visibility: hidden;
  }
  &:has(+ :popover-open) svg:first-of-type {
    visibility: hidden;
  }
  &:has(+ :popover-open) svg:last-of-type {
    visibility: visible;
  }
  ${from("md")} {
    display: none;
  }
  ${withoutPopovers} {
    display: none;
  }
`;

/** In low windows it scrolls whole; in others the buttons stay in sight, and the entries above them scroll. */
export const Panel = styled.div`
  position: fixed;
  inset: ${token.headerHeight} 0 auto;
  width: 100%;
  max-height: min(80vh, 100svh - ${token.headerHeight});
  margin: 0;
  padding: ${space[2]} ${space.gutter} 0;
  border: solid ${color.lineStrong};
  border-width: 0 0 1px;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.backgroundWarm};
  box-shadow: ${token.shadowOverlay};
  &::backdrop {
    inset: ${token.headerHeight} 0 0;
    background: ${token.overlay};
  }

  & summary,
  & nav > ul > li > a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 3.25rem;
    border-bottom: 1px solid ${color.line};
    color: inherit;
    font: 600 ${size.large} / 1.3 ${token.fontText};
    text-decoration: none;
  }
  & details[open] summary svg {
    transform: rotate(180deg);
  }
  & details ul {
    padding-block: ${space[2]};
  }
  & details li a {
    display: block;
    padding: ${space[3]} ${space[4]};
    color: ${color.textMuted};
    text-decoration: none;
  }
  /* The description belongs to the link. */
  & details li {
    position: relative;
  }
  & details li > a::after {
    content: "";
    ${layer}
  }
  & details small {
    display: block;
    margin-top: calc(-1 * ${space[3]});
    padding: 0 ${space[4]} ${space[2]};
    ${small}
    line-height: 1.4;
  }
  & details li:has(small) > a {
    color: ${color.text};
  }
  & a[aria-current="page"] {
    color: ${color.accent};
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
  ${from("md")} {
    display: none;
  }
  ${withoutPopovers} {
    position: static;
    max-height: none;
  }
`;
