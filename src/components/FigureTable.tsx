import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { untranslatedFigure } from "../lib/untranslated";
import { unseen } from "../theme/parts";
import { color, size, space } from "../theme/tokens";

interface FigureTableColumn {
  /** The column's name. Stacked rows repeat it before each figure. */
  label: string;
  heading?: ReactNode;
  isDark?: boolean;
  /** Whether the column is hidden where there is little space, as on phones. */
  isMinor?: boolean;
}

interface FigureTableRow {
  key: string | number;
  heading: ReactNode;
  /** In column order. Cells at the end may be missing. */
  cells: readonly ReactNode[];
}

interface FigureTableProps {
  caption: string;
  showsCaption?: boolean;
  corner?: ReactNode;
  columns: readonly (string | FigureTableColumn)[];
  rows: readonly FigureTableRow[];
  totals?: FigureTableRow;
  /** The layout on phones: cells below their row's heading, or a table that scrolls. */
  narrow: "stack" | "scroll";
  className?: string;
  "aria-describedby"?: string;
}

/** Explicit, because browsers drop the roles of table elements whose `display` changes, as in stacked rows. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

/** An unstyled table of figures, for parents that use `tableStyles`. */
export function PlainTable(props: FigureTableProps) {
  const { caption, showsCaption, corner, columns, rows, totals, narrow, className, ...table } =
    props;
  const all = columns.map((column, index) => ({
    key: index,
    ...(typeof column === "string" ? { label: column } : column),
  }));
  const marksOf = ({ isDark, isMinor }: Omit<FigureTableColumn, "label">) => ({
    "data-tone": isDark ? "dark" : undefined,
    "data-minor": isMinor || undefined,
  });
  const tableRow = ({ key, heading, cells }: FigureTableRow) => (
    <tr key={key} {...roles.row}>
      <th {...roles.rowHeader}>{heading}</th>
      {all.map(({ key: index, label, ...column }) => {
        const cell = cells[index];
        const translate = typeof cell === "string" && untranslatedFigure(cell);
        return (
          <td key={index} data-label={label} {...marksOf(column)} {...translate} {...roles.cell}>
            {cell}
          </td>
        );
      })}
    </tr>
  );
  return (
    <div
      className={className}
      data-narrow={narrow}
      {...(narrow === "scroll" && { tabIndex: 0, role: "region", "aria-label": caption })}
    >
      <table {...table} {...roles.table}>
        <caption className={showsCaption ? undefined : "visually-hidden"}>{caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {corner ? (
              <th data-corner {...roles.columnHeader}>
                {corner}
              </th>
            ) : (
              <td data-corner {...roles.cell} />
            )}
            {all.map(({ key, heading, label, ...column }) =>
              label ? (
                <th key={key} {...marksOf(column)} {...roles.columnHeader}>
                  {heading ?? label}
                </th>
              ) : (
                <td key={key} {...roles.cell} />
              ),
            )}
          </tr>
        </thead>
        <tbody {...roles.group}>{rows.map(tableRow)}</tbody>
        {totals && <tfoot {...roles.group}>{tableRow(totals)}</tfoot>}
      </table>
    </div>
  );
}

const stacked = `
  & :is(table, caption, tbody, tfoot) {
    display: block;
  }
  & tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
  & :is(th, td) {
    display: flow-root;
    flex: 1 1 100%;
    min-width: 0;
    padding: 0;
    border: 0;
    white-space: normal;
  }
  & th {
    font-weight: 600;
    text-align: start;
  }
  & td {
    /* Moves a figure that does not fit beside its label below the label, in one piece. */
    overflow-wrap: normal;
  }
  & td:empty {
    display: none;
  }
  & td::before {
    content: attr(data-label);
    /* The alternative text is empty because assistive technology announces the column's heading. */
    content: attr(data-label) / "";
    float: inline-start;
    margin-inline-end: ${space[4]};
    font-weight: 400;
    color: ${color.textMuted};
  }
  & thead {
    ${unseen}
  }
`;

/** If text is so large that two figures do not fit side by side, every table is stacked. */
export const tableStyles = `
  position: relative;
  container-type: inline-size;
  & table {
    width: 100%;
    font-size: 1rem;
  }
  & caption {
    padding-bottom: ${space[3]};
    font-weight: 600;
    text-align: start;
  }
  & :is(th, td) {
    padding-block: ${space[3]};
    padding-inline: clamp(0.25rem, 3cqi, 1rem) 0;
    text-align: end;
    vertical-align: baseline;
  }
  & :where(tr + tr, tfoot tr) > * {
    border-top: 1px solid ${color.line};
  }
  & :is([data-corner], tbody th, tfoot th) {
    padding-inline-start: 0;
    text-align: start;
  }
  & th {
    font-weight: 400;
    text-wrap: balance;
  }
  & thead :is(th, td) {
    border-bottom: 2px solid ${color.text};
    font-size: min(1em, ${size.small});
    font-weight: 600;
    line-height: 1.3;
    color: ${color.textMuted};
    vertical-align: bottom;
  }
  & tfoot > tr > * {
    font-weight: 600;
  }
  @media screen {
    &:where([data-narrow="scroll"]) {
      overflow: auto;
      & td {
        white-space: nowrap;
      }
    }
    @container (max-width: 34em) {
      & :is(table, thead th) {
        font-size: ${size.small};
      }
      & [data-minor] {
        display: none;
      }
      &:where([data-narrow="stack"]) {
        ${stacked}
      }
    }
    @container (max-width: 14em) {
      ${stacked}
    }
  }
  @media print {
    & table {
      font-size: ${size.small};
    }
    /* Browsers would repeat a footer on every printed page. */
    & tfoot {
      display: table-row-group;
    }
    & :is(th, td) {
      padding-block: 2pt;
    }
  }
`;

/** A table of figures. Use `styled(FigureTable)` to style the frame around it. */
export const FigureTable = styled(PlainTable)`
  ${tableStyles}
`;
