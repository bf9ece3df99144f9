import { SmallButton } from "../../components/Button";
import { Input } from "../../components/Field";
import { LoanCloth } from "../../components/LoanCloth";
import { useSite } from "../../lib/useSite";
import { type ComparedLoan, type ComparisonCell, comparisonRows } from "./comparison";
import { LoanFigure, NameBox, Table } from "./styles";

interface SideBySideTableProps {
  labels: Queries.SideBySideLabelsFieldsFragment;
  loans: readonly ComparedLoan[];
  edit: { rename(index: number, name: string): void; remove(index: number): void };
}

/** The loans' figures, one loan per column. */
export function SideBySideTable({ labels, loans, edit }: SideBySideTableProps) {
  const head = ({ name, title, offer, figures }: ComparedLoan, index: number) => (
    <>
      <NameBox className="screen-only">
        <Input
          type="text"
          aria-label={`${labels.name} ${index + 1}`}
          placeholder={`${labels.loan} ${index + 1}`}
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => edit.rename(index, target.value)}
        />
      </NameBox>
      <span className="print-only">{title}</span>
      <LoanCloth
        instalments={offer.count}
        interestShare={Number(figures.cost) / Number(figures.repaid)}
      />
    </>
  );
  const cell = ({ figure, isLowest }: ComparisonCell) => (
    <LoanFigure data-lowest={isLowest || undefined}>
      <span translate="no">{figure}</span>
      {isLowest && <small> {labels.lowest}</small>}
    </LoanFigure>
  );
  const { units } = useSite().labels;
  const rows = comparisonRows(loans, labels.over, units).map(({ key, cells }) => ({
    key,
    heading: labels.rows[key],
    cells: cells.map(cell),
  }));
  const removeButton = ({ title }: ComparedLoan, index: number) => (
    <SmallButton
      data-variant="quiet"
      data-remove={index}
      // The second click of a double click hits the next loan's button, which has moved there.
      onClick={({ detail }) => detail < 2 && edit.remove(index)}
    >
      {labels.remove}
      <span className="visually-hidden">{` ${title}`}</span>
    </SmallButton>
  );
  const removal = {
    key: "remove",
    heading: <span className="visually-hidden">{labels.remove}</span>,
    cells: loans.map(removeButton),
  };
  return (
    <Table
      caption={labels.title}
      corner={labels.figure}
      narrow="stack"
      columns={loans.map((loan, index) => ({ label: loan.title, heading: head(loan, index) }))}
      rows={[...rows, removal]}
    />
  );
}
