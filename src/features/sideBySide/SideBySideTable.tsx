import type { ReactNode } from "react";
import { Button } from "../../components/Button";
import { LoanCloth } from "../../components/LoanCloth";
import { comparisonRows, costShare } from "./comparison";
import { cleanName, type KeptLoan, MAXIMUM_NAME_LENGTH } from "./keptLoans";
import type { TypedPay } from "./keptLoansStore";
import { LoanFigure, NameField, PrintedName, Table } from "./styles";

interface SideBySideTableProps {
  labels: Queries.SideBySideLabelsFieldsFragment;
  loans: readonly KeptLoan[];
  pay: TypedPay | undefined;
  /** Returns what a loan is called, by its position. */
  nameOf: (index: number) => string;
  /** Undefined for loans that are only looked at. */
  edit?: LoanEdits | undefined;
}

interface LoanEdits {
  rename(index: number, name: string): void;
  remove(index: number): void;
}

/** The loans' figures, one loan per column; on phones the name of a row is above its figures. */
export function SideBySideTable({ labels, loans, pay, nameOf, edit }: SideBySideTableProps) {
  const columns = loans.map((loan, index) => ({
    key: String(index),
    heading: (
      <>
        <NameField
          className="screen-only"
          type="text"
          aria-label={`${labels.name} ${index + 1}`}
          placeholder={`${labels.loan} ${index + 1}`}
          maxLength={MAXIMUM_NAME_LENGTH}
          autoComplete="off"
          value={loan.name}
          readOnly={!edit}
          onChange={({ target }) => edit?.rename(index, cleanName(target.value))}
        />
        <PrintedName>{nameOf(index)}</PrintedName>
        <LoanCloth instalments={loan.offer.count} interestShare={costShare(loan)} />
      </>
    ),
  }));
  const rows = comparisonRows(loans, pay).map(({ key, cells }) => ({
    key,
    heading: labels.rows[key],
    cells: byColumn(cells, ({ figure, isLowest }, index) => (
      <LoanFigure data-loan={nameOf(index)} data-lowest={isLowest || undefined}>
        <span translate="no">{figure}</span>
        {isLowest && <small> {labels.lowest}</small>}
      </LoanFigure>
    )),
  }));
  const removal = {
    key: "remove",
    heading: <span className="visually-hidden">{labels.remove}</span>,
    cells: byColumn(loans, (_, index) => (
      <Button
        type="button"
        data-variant="quiet"
        data-size="small"
        data-remove={index}
        onClick={() => edit?.remove(index)}
      >
        {labels.remove}
        <span className="visually-hidden">{` ${nameOf(index)}`}</span>
      </Button>
    )),
  };
  return (
    <Table
      caption={labels.title}
      corner={labels.figure}
      columns={columns}
      rows={edit ? [...rows, removal] : rows}
      data-loans={loans.length}
    />
  );
}

/** Returns the cells of a row by the positions of the loans, which are the columns' keys. */
const byColumn = <Value,>(
  values: readonly Value[],
  cell: (value: Value, index: number) => ReactNode,
): Readonly<Record<string, ReactNode>> => Object.fromEntries(values.map(cell).entries());
