import styled from "@emotion/styled";
import { FigureTable } from "../../../components/FigureTable";
import { below, largeText } from "../../../theme/breakpoints";
import { columns, iconRow, layer, row, small, square, stack } from "../../../theme/parts";
import { color, space, token } from "../../../theme/tokens";

/** A picture, and the table of its figures beside it. */
export const Columns = styled.div`
  ${stack(`${space[6]} ${space[12]}`)}
  align-items: start;
  & > div > p {
    margin-bottom: ${space[4]};
    color: ${color.textMuted};
  }
`;

export const TermColumns = styled(Columns)`
  ${columns("xl", "minmax(0, 0.7fr) minmax(0, 1fr)")}
`;

/**
 * Rows are grids, so that a label can cover its row. On phones a row has the payment and the total, and
 * the chosen one the rest below, each with its column's heading.
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
    grid-template-columns: minmax(0, 1.5fr) repeat(5, minmax(0, 1fr));
    gap: ${space[1]} ${space[3]};
    align-items: center;
    min-height: 2.75rem;
    padding: ${space[1]} ${space[2]};
    border-bottom: 1px solid ${color.line};
  }
  & th,
  & td {
    border: 0;
    padding: 0;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & thead th {
    ${small}
    line-height: 1.3;
  }
  & tbody {
    font-size: 0.9375rem;
  }
  & tbody th {
    ${row(`0 ${space[3]}`)}
    align-items: center;
  }
  & tbody tr:has(:checked) {
    border-radius: ${token.radiusSmall};
    background: ${color.noticeBackground};
    & td {
      font-weight: 600;
    }
  }
  & tbody tr:hover:not(:has(:checked)) {
    background: ${color.backgroundWarm};
  }
  & tbody tr:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
  & label {
    ${iconRow(space[2])}
    font-weight: 600;
    cursor: pointer;
  }
  & label::after {
    content: "";
    ${layer}
  }
  & input {
    flex: none;
    ${square("1.25rem")}
    margin: 0;
    accent-color: ${color.emphasis};
    outline: none;
    scroll-margin-block: 8rem;
  }
  ${below("md")} {
    & tr {
      grid-template-columns: minmax(0, 0.82fr) repeat(2, minmax(0, 1fr));
    }
    & tbody {
      font-size: clamp(0.8125rem, 4.05vw, 0.9375rem);
    }
    & tbody td:nth-of-type(n + 3),
    & thead th:nth-of-type(n + 4) {
      display: none;
    }
    & tbody tr:has(:checked) td:nth-of-type(n + 3) {
      ${row(`0 ${space[3]}`)}
      justify-content: space-between;
      grid-column: 1 / -1;
      &::before {
        content: attr(data-label);
        /* Assistive technology has the heading of the column. */
        content: attr(data-label) / "";
        font-weight: 400;
        color: ${color.textMuted};
      }
    }
    ${largeText} {
      & tr {
        grid-template-columns: minmax(0, 1fr);
      }
      & thead th,
      & td:nth-of-type(n) {
        text-align: start;
      }
    }
  }
`;

/** What distinguishes a term, in words. */
export const Marks = styled.span`
  ${row(space[1])}
  & small {
    padding: 0.1em 0.5em;
    border-radius: ${token.radiusSmall};
    background: ${color.positiveBackground};
    color: ${color.positive};
    font-size: 0.75rem;
    font-weight: 600;
  }
`;
