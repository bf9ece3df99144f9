import styled from "@emotion/styled";
import { below, from, withoutScript } from "../../theme/breakpoints";
import { color, opaque, size, space } from "../../theme/tokens";

/** The number of tabs that the styles can select before hydration. */
const MOST_TABS = 8;

const SELECTED = `color:${color.text};box-shadow:inset 0 -4px 0 ${color.accent};`;

/** Matches while the URL's hash points to or into the panel at `position`, such as 2 or n + 2. */
const addressed = (position: string) =>
  `&:not([data-hydrated]):has(> div > section:nth-of-type(${position}):target, > div > section:nth-of-type(${position}) :target)`;

/** Before hydration the URL's hash selects the panel and its tab. */
const selectedByHash = `
  &:not([data-hydrated]) > div > section:nth-of-type(n + 2) { display: none; }
  &:not([data-hydrated]) > ul > li:first-of-type > a { ${SELECTED} }
  ${addressed("n + 2")} > div > section:first-of-type { display: none; }
  ${addressed("n + 2")} > ul > li:first-of-type > a { color: ${color.textMuted}; box-shadow: none; }
  ${Array.from({ length: MOST_TABS - 1 }, (_, index) => {
    const here = addressed(`${index + 2}`);
    return `
      ${here} > div > section:nth-of-type(${index + 2}) { display: block; }
      ${here} > ul > li:nth-of-type(${index + 2}) > a { ${SELECTED} }`;
  }).join("")}
`;

export const Root = styled.div`
  @supports selector(:has(a)) {
    @media (scripting: enabled) {
      ${selectedByHash}
    }
  }
`;

export const Hint = styled.p`
  margin-bottom: ${space[2]};
  font-size: ${size.small};
  color: ${color.textMuted};
  ${from("md")} {
    display: none;
  }
  ${withoutScript} {
    display: none;
  }
`;

/** On phones the tab list scrolls sideways, not the page. */
export const Row = styled.ul`
  position: relative;
  display: flex;
  gap: ${space[6]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${color.lineStrong};
  ${below("md")} {
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter} 3.5rem;
    mask-image: linear-gradient(to right, ${opaque} calc(100% - 3.5rem), transparent);
  }
  ${from("lg")} {
    gap: ${space[10]};
  }
  ${withoutScript} {
    flex-wrap: wrap;
    mask-image: none;
  }
  & a {
    display: block;
    padding: ${space[3]} 0 ${space[4]};
    color: ${color.textMuted};
    font-weight: 600;
    white-space: nowrap;
    text-decoration: none;
  }
  & a:hover {
    color: ${color.text};
  }
  & a:focus-visible {
    outline-offset: -3px;
  }
  & a[aria-selected="true"] {
    ${SELECTED}
  }
  @media (forced-colors: active) {
    & a[aria-selected="true"] {
      border-bottom: 4px solid Highlight;
    }
  }
  @media print {
    display: none;
  }
`;

/** Keeps the tab list in view, below the fixed header, when a URL's anchor scrolls to a panel. */
export const Panels = styled.div`
  & > section {
    scroll-margin-top: 5.5rem;
  }
  & > section[data-empty] {
    display: none;
  }
  @media print {
    & > section[hidden] {
      display: block;
      content-visibility: visible;
    }
  }
`;
