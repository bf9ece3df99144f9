import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { formatMoney } from "../../lending/money";
import { Results, type ResultsProps } from "./Results";
import { paymentsSentence } from "./state/sentences";
import type { CalculatorPartProps } from "./useCalculator";

interface LoanResultsProps
  extends Pick<CalculatorPartProps, "labels" | "state">,
    Pick<ResultsProps, "heading" | "children"> {}
export function LoanResults({ labels, state, heading, children }: LoanResultsProps) {
  const { figures, lastFigures, currency } = state;
  const { payment, interest, repayment, annualRate } = lastFigures;
  const { results } = labels;
  return (
    <Results
      title={results.title}
      heading={heading}
      main={[results.payment, formatMoney(payment, currency)]}
      facts={[
        [results.repayment, formatMoney(repayment, currency), true],
        [results.interest, formatMoney(interest, currency), true],
        [results.nominalRate, formatAnnualRate(annualRate.nominalPercent)],
        [results.effectiveRate, formatAnnualRate(annualRate.effectivePercent)],
      ]}
      isValid={figures !== undefined}
      meaning={<span>{paymentsSentence(lastFigures, currency, labels)}</span>}
      notes={[results.rateNote, results.estimate]}
    >
      {children}
    </Results>
  );
}
