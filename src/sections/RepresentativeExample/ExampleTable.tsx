import { graphql } from "gatsby";
import { fillTemplate } from "../../lib/fillTemplate";
import { Headline, Rows } from "./styles";

interface ExampleTableProps {
  figures: Queries.ExampleTableFragment;
  labels: Queries.ExampleLabelsFragment;
}

/** The payment in large type and the figures behind it. */
export function ExampleTable({ figures, labels }: ExampleTableProps) {
  const { termMonths, instalment: payment, lastInstalment: lastPayment } = figures;
  const instalments = lastPayment
    ? fillTemplate(labels.unequalInstalments, { count: termMonths - 1, payment, lastPayment })
    : fillTemplate(labels.equalInstalments, { count: termMonths, payment });
  const rows = [
    [labels.principal, figures.principal],
    [labels.term, fillTemplate(labels.months, { months: figures.termMonths })],
    [labels.instalments, instalments],
    [labels.monthlyRate, figures.monthlyRate],
    [labels.interest, figures.totalInterest],
    [labels.repayment, figures.totalRepayment],
    [labels.effectiveRate, figures.effectiveRate],
    [labels.nominalRate, figures.nominalRate],
  ];
  return (
    <>
      <Headline>
        <strong>{payment}</strong> {labels.payment}
        {lastPayment && <>, {fillTemplate(labels.lastPayment, { payment: lastPayment })}</>}
      </Headline>
      <Rows>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
    </>
  );
}

export const query = graphql`
  fragment ExampleTable on ExampleFigures {
    principal
    termMonths
    monthlyRate
    instalment
    lastInstalment
    totalInterest
    totalRepayment
    effectiveRate
    nominalRate
  }
`;
