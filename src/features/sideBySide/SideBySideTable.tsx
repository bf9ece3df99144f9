import { SmallButton } from "../../components/Button";
import { LoanCloth } from "../../components/LoanCloth";
import { type ComparisonCell, comparisonRows, costShare } from "./comparison";
import { cleanName, type KeptLoan, MAXIMUM_NAME_LENGTH } from "./keptLoans";
import type { TypedPay } from "./keptLoansStore";
import { LoanFigure, NameField, Table } from "./styles";

interface SideBySideTableProps {
  labels: Queries.SideBySideLabelsFieldsFragment;
  loans: readonly KeptLoan[];
  names: readonly string[];
  pay: TypedPay | undefined;
  /** Undefined for loans that are only looked at. */
  edit: LoanEdits | undefined;
}

interface LoanEdits {
  rename(index: number, name: string): void;
  remove(index: number): void;
}

/** The loans' figures, one loan per column; on phones the name of a row is above its figures. */
export function SideBySideTable({ labels, loans, names, pay, edit }: SideBySideTableProps) {
  const column = (loan: KeptLoan, index: number) => (
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
      <span className="print-only">{names[index]}</span>
      <LoanCloth instalments={loan.offer.count} interestShare={costShare(loan)} />
    </>
  );
  const cell = ({ figure, isLowest }: ComparisonCell, index: number) => (
    <LoanFigure data-loan={names[index]} data-lowest={isLowest || undefined}>
      <span translate="no">{figure}</span>
      {isLowest && <small> {labels.lowest}</small>}
    </LoanFigure>
  );
  const rows = comparisonRows(loans, pay).map(({ key, cells }) => ({
    key,
    heading: labels.rows[key],
    cells: cells.map(cell),
  }));
  const removeButton = (name: string, index: number) => (
    <SmallButton
      data-variant="quiet"
      data-remove={index}
      // The second click of a double click hits the next loan's button, which has moved there.
      onClick={({ detail }) => detail < 2 && edit?.remove(index)}
    >
      {labels.remove}
      <span className="visually-hidden">{` ${name}`}</span>
    </SmallButton>
  );
  const removal = {
    key: "remove",
    heading: <span className="visually-hidden">{labels.remove}</span>,
    cells: names.map(removeButton),
  };
  return (
    <Table
      caption={labels.title}
      corner={labels.figure}
      columns={loans.map(column)}
      rows={edit ? [...rows, removal] : rows}
      data-loans={loans.length}
    />
  );
}
