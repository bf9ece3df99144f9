import { graphql } from "gatsby";
import { Figures } from "./styles";

interface StoryFiguresProps {
  figures: Queries.StoryFiguresFragment;
}

/** What the loan of a story cost, as the calculator's engine computed it for the build. */
export function StoryFigures({ figures }: StoryFiguresProps) {
  const rows = [
    ["Borrowed", figures.principal],
    [`Each month, for ${figures.termMonths} months`, figures.instalment],
    ["Interest", figures.totalInterest],
    ["Repaid in all", figures.totalRepayment],
    ["Annual percentage rate, effective", figures.effectiveRate],
  ];
  return (
    <Figures>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
  );
}

export const query = graphql`
  fragment StoryFigures on ExampleFigures {
    principal
    termMonths
    instalment
    totalInterest
    totalRepayment
    effectiveRate
  }
`;
