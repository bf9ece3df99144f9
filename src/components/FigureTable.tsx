import styled from "@emotion/styled";
import type { ComponentProps, ReactNode } from "react";
import { largeText } from "../theme/breakpoints";
import { color } from "../theme/tokens";

export interface FigureTableRow {
  key: string | number;
  heading: ReactNode;
  /** The cells by the keys of their columns. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface FigureTableColumn {
  key: string;
  heading: ReactNode;
  /** The tone of the column's cells. */
  tone?: "dark";
}

interface FigureTableProps extends Omit<ComponentProps<"table">, "children"> {
  /** Names the table for assistive technology. */
  caption: string;
  /** Shows the caption above the table, too. */
  showsCaption?: boolean;
  /** The heading above the rows' headings, if they need one. */
  corner?: ReactNode;
  columns: readonly FigureTableColumn[];
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
  rows,
  totals,
  ...table
}: FigureTableProps) {
  const tableRow = ({ key, heading, cells }: FigureTableRow) => (
    <tr key={key} {...roles.row}>
      <th scope="row" {...roles.rowHeader}>
        {heading}
      </th>
      {columns.map((column) => (
        <td
          key={column.key}
          data-label={typeof column.heading === "string" ? column.heading : undefined}
          data-tone={column.tone}
          {...roles.cell}
        >
          {cells[column.key]}
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
          {columns.map(({ key, heading, tone }) => (
            <th key={key} scope="col" data-tone={tone} {...roles.columnHeader}>
              {heading}
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
      text-align: left;
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
    text-align: right;
  }
  & th:first-of-type {
    text-align: left;
  }
`;

const Region = styled.div`
  overflow-x: auto;
`;
