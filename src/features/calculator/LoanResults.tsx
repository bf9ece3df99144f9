import { Results, type ResultsProps } from "../../components/Calculator/Results";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import type { CalculatorPartProps } from "./useCalculator";

interface LoanResultsProps
  extends Pick<CalculatorPartProps, "labels" | "state" | "say">,
    Pick<ResultsProps, "heading" | "caveat" | "children"> {}

export function LoanResults({ labels, state, say, ...panel }: LoanResultsProps) {
  const { figures, lastFigures } = state;
  const { payment, interest, repayment, annualRate } = lastFigures;
  const { results } = labels;
  return (
    <Results
      title={results.title}
      main={[results.payment, say.money(payment)]}
      figures={[
        [results.repayment, say.money(repayment), true],
        [results.interest, say.money(interest), true],
        [results.nominalRate, formatAnnualRate(annualRate.nominalPercent)],
        [results.effectiveRate, formatAnnualRate(annualRate.effectivePercent)],
      ]}
      isValid={figures !== undefined}
      meaning={<span>{say.payments(lastFigures)}</span>}
      notes={[results.rateNote, results.estimate]}
      {...panel}
    />
  );
}
