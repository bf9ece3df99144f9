import type { CalculatorState } from "../state/calculatorState";
import { costSentence, rateSentence } from "../state/sentences";
import { Cost, Share } from "./styles";

interface CostInMoneyProps {
  state: CalculatorState;
}

/** What is repaid, and how much of it is interest: as a bar, and plainly in words. */
export function CostInMoney({ state: { figures, lastFigures, currency } }: CostInMoneyProps) {
  const principal = figures
    ? Number((10_000n * figures.quote.principal) / figures.repayment) / 100
    : 0;
  return (
    <Cost>
      <Share aria-hidden="true">
        <rect width={`${principal}%`} height="100%" />
        <rect x={`${principal}%`} width={`${figures ? 100 - principal : 0}%`} height="100%" />
      </Share>
      <p data-figures data-held={figures ? undefined : true}>
        <strong>{costSentence(lastFigures, currency)}</strong> {rateSentence(lastFigures)}
      </p>
    </Cost>
  );
}
