import styled from "@emotion/styled";
import { from } from "../../theme/breakpoints";
import { centred, small, square } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

export const HamburgerButton = styled.button`
  ${centred("3rem")}
  margin-right: calc(-1 * ${space[3]});
  border-radius: ${token.radiusSmall};
  & svg {
    grid-area: 1 / 1;
    ${square("1.75rem")}
  }
  & svg:last-of-type,
  &:has(+ :popover-open) svg:first-of-type {
    visibility: hidden;
  }
  &:has(+ :popover-open) svg:last-of-type {
    visibility: visible;
  }
  ${from("md")} {
    display: none;
  }
`;

export const Panel = styled.div`
  position: fixed;
  inset: ${token.headerHeight} 0 auto;
  width: 100%;
  max-width: none;
  max-height: 80vh;
  margin: 0;
  padding: ${space[2]} ${space.gutter} ${space[6]};
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.backgroundWarm};
  color: ${color.text};
  box-shadow: ${token.shadowOverlay};

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
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
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
    display: grid;
    gap: ${space[3]};
    margin-top: ${space[6]};
  }
  ${from("md")} {
    display: none;
  }
  @supports not selector(:popover-open) {
    display: none;
    :focus + &,
    &:focus-within {
      display: block;
    }
  }
`;
