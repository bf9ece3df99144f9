import { ArrowLink } from "../../../components/ArrowLink";
import { loanFigures } from "../../../lending/loanFigures";
import { formatMoney } from "../../../lending/money";
import { fillTemplate } from "../../../lib/fillTemplate";
import type { LowerRates } from "../calculatorProps";
import { CALCULATOR_ANCHOR } from "../persistedChoice";
import type { CalculatorState } from "../state/calculatorState";
import { serializeChoice } from "../state/loanChoice";
import { Lower } from "./styles";

interface SavingProps extends LowerRates {
  state: CalculatorState;
}

/**
 * What the same loan costs by another calculator's plan, where that is less. Its link opens that
 * calculator with the same amount and term, unless the plan does not offer the currency.
 */
export function Saving({ plan, saving, link, state }: SavingProps) {
  const { figures, lastFigures, choice, currency } = state;
  const lower = loanFigures(plan, choice.amount, choice.termMonths);
  const difference = lastFigures.repayment - lower.repayment;
  if (difference <= 0n) return null;
  const query = plan.currencies.includes(currency.code)
    ? `?${serializeChoice(choice)}#${CALCULATOR_ANCHOR}`
    : "";
  return (
    <Lower data-computed={figures ? "current" : "stale"}>
      <p>
        {fillTemplate(saving, {
          payment: formatMoney(lower.payment, currency),
          saving: formatMoney(difference, currency),
        })}
      </p>
      <ArrowLink to={`${link.to}${query}`}>{link.label}</ArrowLink>
    </Lower>
  );
}
