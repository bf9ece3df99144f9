import styled from "@emotion/styled";
import { below, from, withoutPopovers } from "../../theme/breakpoints";
import { iconRow, layer, row, small, square } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

export const NavigationList = styled.nav`
  display: none;
  font-size: 0.9375rem;
  font-weight: 500;
  ${from("md")} {
    display: block;
    order: 1;
    flex-basis: 100%;
  }
  ${from("xl")} {
    order: 0;
    flex-basis: auto;
  }
  & > ul {
    ${row(`${space[1]} clamp(0.625rem, 1.35vw, 1.375rem)`)}
    align-items: center;
    margin-inline: calc(-1 * ${space[1]});
    ${withoutPopovers} {
      align-items: start;
    }
  }
  & > ul > li > a,
  & > ul > li > button {
    ${iconRow("0.1em", "inline-flex")}
    padding: ${space[2]} ${space[1]};
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
    box-shadow: inset 0 0 0 transparent;
  }
  & > ul > li > a:hover,
  & > ul > li > button:hover {
    color: ${color.accent};
  }
  & > ul > li > [aria-current="page"],
  & > ul > li > [data-current] {
    box-shadow: inset 0 -2px 0 ${color.accent};
    @media (forced-colors: active) {
      border-bottom: 2px solid Highlight;
    }
  }
`;

export const MenuButton = styled.button`
  & svg {
    ${square("1.1em")}
    transition: transform ${token.fast};
  }
  li:has(> :popover-open) > & {
    anchor-name: --open-submenu;
    & svg {
      transform: rotate(180deg);
    }
  }
`;

/**
 * Below its button. Without anchors it has no `left`, and Firefox and Safari leave it below its item of
 * the list.
 */
export const Submenu = styled.div`
  position: fixed;
  inset: ${token.headerHeight} auto auto;
  margin: 0;
  min-width: 15rem;
  max-height: calc(100vh - ${token.headerHeight} - ${space[4]});
  padding: ${space[2]};
  overflow-y: auto;
  border: 0;
  border-radius: ${token.radius};
  background: ${color.background};
  box-shadow: ${token.shadowOverlay};
  @supports (left: anchor(left)) {
    inset: calc(anchor(--open-submenu bottom) + ${space[2]}) auto auto anchor(--open-submenu left);
  }
  ${below("md")} {
    display: none;
  }
  & a {
    display: block;
    padding: ${space[3]} ${space[4]};
    border-radius: ${token.radiusSmall};
    color: ${color.text};
    text-decoration: none;
  }
  & a:hover {
    background: ${color.backgroundWarm};
    color: ${color.link};
  }
  & a[aria-current="page"] {
    color: ${color.link};
    font-weight: 600;
    background: ${color.backgroundWarm};
  }
  /* The link extends over its description. */
  & li:has(small) {
    position: relative;
    border-radius: ${token.radiusSmall};
    & > a {
      padding-bottom: 0;
      background: none;
    }
    & > a::after {
      content: "";
      ${layer}
    }
    &:hover,
    &:has([aria-current="page"]) {
      background: ${color.backgroundWarm};
    }
  }
  & small {
    display: block;
    padding: 0 ${space[4]} ${space[3]};
    ${small}
    line-height: 1.4;
    max-width: 21rem;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  ${withoutPopovers} {
    position: static;
    box-shadow: none;
  }
`;
