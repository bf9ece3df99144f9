import styled from "@emotion/styled";
import { SmallButton } from "../../components/Button";
import { FieldBox, Input } from "../../components/Field";
import { FigureTable } from "../../components/FigureTable";
import { LoanCloth } from "../../components/LoanCloth";
import { useSite } from "../../lib/useSite";
import { small, unseen } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";
import { type ComparedLoan, type ComparisonCell, comparisonRows } from "./comparison";

interface SideBySideTableProps {
  labels: Queries.SideBySideLabelsFieldsFragment;
  loans: readonly ComparedLoan[];
  edit: { rename(index: number, name: string): void; remove(index: number): void };
}

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
        data-high=""
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
      // After the first click of a double-click, the next loan's button is under the pointer, so the second
      // click is ignored.
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

/** On phones, each row's name is above its figures, so that the figures stay in columns. */
const Table = styled(FigureTable)`
  padding-inline: ${space[4]};
  border-radius: ${token.radius};
  background: ${color.background};
  & table {
    table-layout: fixed;
  }
  & :is(th, td) {
    vertical-align: top;
  }
  & td {
    font-weight: 600;
  }
  @container (14em < width <= 34em) {
    & [data-corner],
    & tr:has([data-remove]) > th {
      ${unseen}
    }
    & tbody th {
      ${small}
    }
    & :is(thead th, td) {
      flex-basis: 0;
      text-align: start;
      font-size: clamp(0.75rem, 4.4cqi, 0.9375rem);
    }
    & td::before {
      content: none;
    }
    & input {
      padding-inline: ${space[1]};
    }
  }
  @media print {
    & tr:has([data-remove]) {
      display: none;
    }
  }
`;

const LoanFigure = styled.span`
  &[data-lowest] {
    color: ${color.positive};
  }
  & small {
    display: block;
  }
`;

const NameBox = styled(FieldBox)`
  margin-bottom: ${space[2]};
  padding-inline: ${space[2]};
  & > input {
    font-weight: 600;
    text-align: inherit;
  }
  & > ::placeholder {
    color: ${color.textMuted};
    opacity: 1;
    font-weight: 400;
  }
`;
