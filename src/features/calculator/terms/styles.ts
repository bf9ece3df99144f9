import styled from "@emotion/styled";
import { FigureTable } from "../../../components/FigureTable";
import { below, from, largeText } from "../../../theme/breakpoints";
import { color, size, space, token } from "../../../theme/tokens";

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} ${space[12]};
  align-items: start;
  ${from("xl")} {
    grid-template-columns: minmax(0, 0.46fr) minmax(0, 1fr);
  }
`;

export const Picture = styled.div`
  & > p {
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
`;

/**
 * Rows are grids, so that a label can cover its row. On phones the figures are below the term and
 * the payment, each with the heading of its column.
 */
export const TermTable = styled(FigureTable)`
  &,
  & thead,
  & tbody {
    display: block;
  }
  & tr {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1.9fr) repeat(5, minmax(0, 1fr));
    gap: ${space[1]} ${space[3]};
    align-items: center;
    min-height: 3.25rem;
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  & thead tr {
    align-items: end;
    border-bottom: 2px solid ${color.text};
    color: ${color.textMuted};
  }
  & th,
  & td {
    border: 0;
    padding: 0;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & thead th {
    font-size: ${size.small};
    font-weight: 600;
    line-height: 1.3;
  }
  & tbody {
    font-size: 0.9375rem;
  }
  & tbody th {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space[3]};
  }
  & tbody tr:has(:checked) {
    border-radius: ${token.radiusSmall};
    background: ${color.noticeBackground};
    & td {
      font-weight: 600;
    }
  }
  & tbody tr:hover:not(:has(:checked)) {
    background: ${color.background};
  }
  & tbody tr:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
  & label {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    font-size: 1.125rem;
    font-weight: 600;
    cursor: pointer;
  }
  & label::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.emphasis};
    outline: none;
    scroll-margin-block: 8rem;
  }
  ${below("md")} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      padding-block: ${space[3]};
    }
    /* Below the number of months. */
    & td:nth-of-type(even) {
      padding-left: 2rem;
      text-align: left;
    }
    ${largeText} {
      & tbody tr {
        grid-template-columns: minmax(0, 1fr);
      }
      & td:nth-of-type(n) {
        padding-left: 0;
        text-align: left;
      }
    }
    & td:first-of-type {
      font-size: 1.125rem;
      font-weight: 600;
    }
  }
`;

/** The unit of the months, where no column heading shows it. */
export const Unit = styled.span`
  ${from("md")} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** A figure. On phones, where the table has no visible headings, its column's heading is above it. */
export const Cell = styled.span`
  display: block;
  ${below("md")} {
    &::before {
      content: attr(data-label);
      /* Assistive technology has the heading of the column. */
      content: attr(data-label) / "";
      display: block;
      font-size: 0.75rem;
      font-weight: 400;
      line-height: 1.3;
      color: ${color.textMuted};
    }
  }
`;

/** What distinguishes a term, in words. */
export const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  ${below("md")} {
    padding-left: 2rem;
  }
  & small {
    padding: 0.1em 0.6em;
    border-radius: ${token.radiusSmall};
    background: ${color.positiveBackground};
    color: ${color.positive};
    font-size: 0.75rem;
    font-weight: 600;
  }
`;
