import styled from "@emotion/styled";
import { FigureTable } from "../../../components/FigureTable";
import { columns, iconRow, layer, row, square, stack } from "../../../theme/parts";
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

/** The label of a row's button covers the row. */
export const TermTable = styled(FigureTable)`
  --fit: 0.9375rem;
  & tbody tr {
    position: relative;
  }
  & tbody :is(th, td) {
    height: 2.75rem;
    padding-block: ${space[1]};
    vertical-align: middle;
  }
  & tbody tr > :first-child {
    padding-inline-start: ${space[2]};
  }
  & tbody td {
    padding-inline-end: ${space[2]};
  }
  & tbody tr:has(:checked) {
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
