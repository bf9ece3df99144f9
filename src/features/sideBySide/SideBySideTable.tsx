import { Button } from "../../components/Button";
import { comparisonRows } from "./comparison";
import { cleanName, type KeptLoan, MAXIMUM_NAME_LENGTH } from "./keptLoans";
import { changeLoans } from "./keptLoansStore";
import type { KnownPay } from "./knownPay";
import { Lowest, NameField, Table } from "./styles";

interface SideBySideTableProps {
  labels: Queries.SideBySideLabelsDataFragment;
  loans: readonly KeptLoan[];
  pay: KnownPay | undefined;
  /** Returns what a loan is called, by its position. */
  nameOf: (index: number) => string;
}

/** Safari drops the roles of a table whose parts have another `display`, as they do on phones. */
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** The loans' figures, one loan per column; on phones the name of a row is above its figures. */
export function SideBySideTable({ labels, loans, pay, nameOf }: SideBySideTableProps) {
  const replace = (index: number, ...others: KeptLoan[]) =>
    changeLoans(loans.flatMap((loan, position) => (position === index ? others : [loan])));
  return (
    <Table {...roles.table} data-loans={loans.length}>
      <caption className="visually-hidden">{labels.title}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th scope="col" {...roles.columnHeader}>
            {labels.figure}
          </th>
          {loans.map((loan, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a loan has no identity but its position
            <th key={index} scope="col" {...roles.columnHeader}>
              <NameField
                type="text"
                aria-label={`${labels.name} ${index + 1}`}
                placeholder={index === 0 ? labels.namePlaceholder : `${labels.loan} ${index + 1}`}
                maxLength={MAXIMUM_NAME_LENGTH}
                autoComplete="off"
                value={loan.name}
                onChange={({ target }) =>
                  replace(index, { ...loan, name: cleanName(target.value) })
                }
              />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {comparisonRows(loans, pay).map(({ key, cells }) => (
          <tr key={key} {...roles.row}>
            <th scope="row" {...roles.rowHeader}>
              {labels.rows[key]}
            </th>
            {cells.map(({ figure, isLowest }, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: a column has no identity but its position
                key={index}
                data-loan={nameOf(index)}
                data-lowest={isLowest || undefined}
                {...roles.cell}
              >
                {figure}
                {isLowest && <Lowest> {labels.lowest}</Lowest>}
              </td>
            ))}
          </tr>
        ))}
        <tr className="screen-only" {...roles.row}>
          <td {...roles.cell} />
          {loans.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a loan has no identity but its position
            <td key={index} {...roles.cell}>
              <Button
                type="button"
                data-variant="quiet"
                data-size="small"
                onClick={() => replace(index)}
              >
                {labels.remove}
                <span className="visually-hidden"> {nameOf(index)}</span>
              </Button>
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}
