import { graphql } from "gatsby";
import { Headline, Rows } from "./styles";

interface ExampleTableProps {
  figures: Queries.ExampleTableFragment;
}

/** The payment in large type and the figures behind it. */
export function ExampleTable({ figures }: ExampleTableProps) {
  const rows = [
    ["You borrow", figures.principal],
    ["Term", `${figures.termMonths} months`],
    ["Instalments", instalments(figures)],
    ["Rate a month, of the amount borrowed", figures.monthlyRate],
    ["Total interest", figures.totalInterest],
    ["Total repayment", figures.totalRepayment],
    ["Annual percentage rate, effective", figures.effectiveRate],
    ["Annual percentage rate, nominal", figures.nominalRate],
  ];
  return (
    <>
      <Headline>
        <strong>{figures.instalment}</strong> a month
        {figures.lastInstalment && <>, the last time {figures.lastInstalment}</>}
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

const instalments = ({ termMonths, instalment, lastInstalment }: Queries.ExampleTableFragment) =>
  lastInstalment
    ? `${termMonths - 1} of ${instalment}, the last one of ${lastInstalment}`
    : `${termMonths} of ${instalment}`;

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
