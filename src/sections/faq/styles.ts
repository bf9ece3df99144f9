import styled from "@emotion/styled";
import { from, largeText } from "../../theme/breakpoints";
import {
  blocksOnPaper,
  centred,
  columns,
  muted,
  plainHeading,
  small,
  square,
  stack,
  stepNote,
  surface,
} from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

/** A card that overlaps the page's opening. */
export const Search = styled.div`
  position: relative;
  z-index: 2;
  margin: calc(-1 * (${space.section} + ${space[6]})) 0 ${space[10]};
  ${from("md")} {
    margin-top: calc(-1 * (${space.section} + ${space[12]}));
  }
  padding: ${space[6]} ${space.card};
  ${surface}
  box-shadow: ${token.shadow};
  & label {
    display: block;
    margin-bottom: ${space[2]};
    font-weight: 600;
  }
  & > div {
    position: relative;
    display: flex;
    align-items: center;
    border: 1px solid ${color.lineStrong};
    border-radius: ${token.radius};
    background: ${color.background};
  }
  & > div:focus-within {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  & > div > svg {
    position: absolute;
    left: ${space[4]};
    color: ${color.emphasis};
    pointer-events: none;
  }
  & input {
    flex: 1;
    min-width: 0;
    min-height: 3.5rem;
    padding: ${space[2]} ${space[4]} ${space[2]} 3.5rem;
    border: 0;
    border-radius: inherit;
    background: none;
    outline: none;
    appearance: none;
  }
  ${largeText} {
    padding-inline: ${space[2]};
    & > div > svg {
      display: none;
    }
    & input {
      padding-inline: ${space[2]} 0;
    }
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  & button {
    ${centred("2.75rem")}
    flex: none;
    margin-right: ${space[1]};
    border-radius: ${token.radiusSmall};
    color: ${color.link};
  }
`;

/** Styles the highlights of `useHighlights`. */
export const Questions = styled.div`
  & ::highlight(found) {
    background-color: ${color.noticeBackground};
    color: ${color.notice};
  }
`;

/** Lists the questions below their heading, in pairs on laptops and wider. */
export const Panel = styled.div`
  ${stack(space[6])}
  padding-top: ${space[10]};
  & > [data-questions] {
    ${stack(`0 ${space.columns}`)}
    ${columns("lg", 2)}
    ${blocksOnPaper}
  }
  ${blocksOnPaper}
`;

export const PanelHead = styled.div`
  & h2 {
    font-size: ${size.h3};
  }
  & p {
    ${muted(space[2])}
  }
`;

export const Cards = styled.ol`
  ${stack(space[4])}
  ${columns("md", 3)}
  & > li {
    position: relative;
    padding: ${space[5]};
    border: 1px solid ${color.line};
    border-top: 4px solid ${color.accent};
    ${surface}
  }
  & > li > span {
    position: absolute;
    top: ${space[4]};
    right: ${space[5]};
    font: 700 ${size.h3} / 1 ${token.fontDisplay};
    color: ${color.emphasis};
  }
  & svg {
    ${square("2rem")}
    color: ${color.emphasis};
  }
  & h3 {
    margin-block: ${space[3]} ${space[2]};
    ${plainHeading}
  }
  & p {
    font-size: 1rem;
    color: ${color.textMuted};
  }
  & small {
    ${stepNote}
    margin-top: ${space[3]};
  }
`;

export const Permalink = styled.a`
  display: inline-block;
  margin-top: ${space[3]};
  padding-block: ${space[1]};
  ${small}
`;

export const Disclaimer = styled.div`
  max-width: 52rem;
  margin-top: ${space[16]};
  padding-left: ${space[5]};
  border-left: 2px solid ${color.line};
  ${small}
`;

export const NoResults = styled.div`
  padding-top: ${space[10]};
  & h2 {
    margin-bottom: ${space[3]};
    font-size: ${size.h3};
  }
`;
