import styled from "@emotion/styled";
import { Children, type ComponentProps, type ReactNode } from "react";
import { largeText } from "../theme/breakpoints";
import { color } from "../theme/tokens";

interface FigureTableRow {
  key: string | number;
  heading: ReactNode;
  /** In the order of the columns; the last ones may be missing. */
  cells: readonly ReactNode[];
}

interface FigureTableProps extends Omit<ComponentProps<"table">, "children"> {
  /** Names the table for assistive technology. */
  caption: string;
  showsCaption?: boolean;
  /** The heading above the rows' headings, if they need one. */
  corner?: ReactNode;
  columns: readonly ReactNode[];
  /** The position of a column in the dark tone. */
  darkColumn?: number;
  rows: readonly FigureTableRow[];
  /** The sums of the columns. */
  totals?: FigureTableRow;
}

/** Safari drops the roles of a table whose parts have another `display`, as some have on phones. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** A table of figures. `styled(FigureTable)` sets the spacing and the type. */
export function FigureTable({
  caption,
  showsCaption,
  corner,
  columns,
  darkColumn,
  rows,
  totals,
  ...table
}: FigureTableProps) {
  const toneOf = (column: number) => (column === darkColumn ? "dark" : undefined);
  const tableRow = ({ key, heading, cells }: FigureTableRow) => (
    <tr key={key} {...roles.row}>
      <th scope="row" {...roles.rowHeader}>
        {heading}
      </th>
      {Children.map(columns, (name, column) => (
        <td
          data-label={typeof name === "string" ? name : undefined}
          data-tone={toneOf(column)}
          {...roles.cell}
        >
          {cells[column]}
        </td>
      ))}
    </tr>
  );
  return (
    <Table {...table} {...roles.table}>
      <caption className={showsCaption ? undefined : "visually-hidden"}>{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {corner ? (
            <th scope="col" {...roles.columnHeader}>
              {corner}
            </th>
          ) : (
            <td {...roles.cell} />
          )}
          {Children.map(columns, (name, column) => (
            <th scope="col" data-tone={toneOf(column)} {...roles.columnHeader}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>{rows.map(tableRow)}</tbody>
      {totals && <tfoot {...roles.group}>{tableRow(totals)}</tfoot>}
    </Table>
  );
}

/** The frame that a wide table scrolls in, also by keyboard. */
export const ScrollRegion = ({ label, ...rest }: ComponentProps<"div"> & { label: string }) => (
  <Region {...rest} tabIndex={0} role="region" aria-label={label} />
);

/** In large text every figure has a line of its own, after the heading of its column. */
export const stackedInLargeText = `
  ${largeText} {
    &&,
    && tbody,
    && tfoot,
    && th,
    && td {
      display: block;
      padding-inline: 0;
      text-align: start;
      white-space: normal;
    }
    && thead {
      display: none;
    }
    && td[data-label]:not(:empty)::before {
      content: attr(data-label) ": ";
      font-weight: 400;
    }
  }
`;

const Table = styled.table`
  width: 100%;
  & th,
  & td {
    border-bottom: 1px solid ${color.line};
    text-align: end;
  }
  & th:first-of-type {
    text-align: start;
  }
`;

const Region = styled.div`
  overflow-x: auto;
`;
