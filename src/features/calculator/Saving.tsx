import styled from "@emotion/styled";
import { ArrowLink } from "../../components/ArrowLink";
import { loanFigures } from "../../lending/loanFigures";
import { formatMoney } from "../../lending/money";
import type { RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { space } from "../../theme/tokens";
import { CALCULATOR_ANCHOR } from "./persistedChoice";
import type { CalculatorState } from "./state/calculatorState";
import { serializeChoice } from "./state/loanChoice";

interface SavingProps {
  /** Names the payment and the saving. */
  text: string;
  link: { readonly label: string; readonly to: string };
  /** The plan of the calculator that the link opens. */
  plan: RatePlan;
  state: CalculatorState;
}

/**
 * What the same loan costs by another calculator's plan, where that is less. Its link opens that
 * calculator with the same amount and term, unless the plan does not offer the currency.
 */
export function Saving({ text, link, plan, state }: SavingProps) {
  const { figures, lastFigures, choice, currency } = state;
  const lower = loanFigures(plan, choice.amount, choice.termMonths);
  const difference = lastFigures.repayment - lower.repayment;
  const query = plan.currencies.includes(currency.code)
    ? `?${serializeChoice(choice)}#${CALCULATOR_ANCHOR}`
    : "";
  return (
    <Lower data-computed={figures ? "current" : "stale"}>
      {difference > 0n && (
        <p key="saving">
          {fillTemplate(text, {
            payment: formatMoney(lower.payment, currency),
            saving: formatMoney(difference, currency),
          })}
        </p>
      )}
      <ArrowLink to={`${link.to}${query}`}>{link.label}</ArrowLink>
    </Lower>
  );
}

const Lower = styled.div`
  margin-top: ${space[4]};
  @media print {
    display: none;
  }
`;
