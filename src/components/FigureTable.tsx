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

interface FigureTableProps {
  /** Names the table for assistive technology. */
  caption: string;
  /** Shows the caption above the table, too. */
  showsCaption?: boolean;
  /** The heading above the rows' headings, if they need one. */
  corner?: ReactNode;
  columns: readonly { readonly key: string; readonly heading: ReactNode }[];
  rows: readonly FigureTableRow[];
  /** The sums of the columns. */
  totals?: FigureTableRow;
  className?: string;
}

/** A table of figures. `styled(FigureTable)` sets the spacing and the type. */
export function FigureTable({
  caption,
  showsCaption,
  corner,
  columns,
  rows,
  totals,
  className,
}: FigureTableProps) {
  const tableRow = ({ key, heading, cells }: FigureTableRow) => (
    <tr key={key}>
      <th scope="row">{heading}</th>
      {columns.map((column) => (
        <td
          key={column.key}
          data-label={typeof column.heading === "string" ? column.heading : undefined}
        >
          {cells[column.key]}
        </td>
      ))}
    </tr>
  );
  return (
    <Table className={className}>
      <caption className={showsCaption ? undefined : "visually-hidden"}>{caption}</caption>
      <thead>
        <tr>
          {corner ? <th scope="col">{corner}</th> : <td />}
          {columns.map(({ key, heading }) => (
            <th key={key} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(tableRow)}</tbody>
      {totals && <tfoot>{tableRow(totals)}</tfoot>}
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
    && td[data-label]::before {
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
