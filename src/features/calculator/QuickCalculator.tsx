import styled from "@emotion/styled";
import { ArrowLink } from "../../components/ArrowLink";
import { ButtonLink } from "../../components/ButtonLink";
import { loanFigures } from "../../lending/loanFigures";
import { formatMoney } from "../../lending/money";
import { outOfRange, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { space } from "../../theme/tokens";
import { CalculatorFrame } from "./CalculatorFrame";
import type { CalculatorLabels, NamedPlan } from "./calculatorProps";
import { LoanForm } from "./form/LoanForm";
import { LoanResults } from "./LoanResults";
import { CALCULATOR_ANCHOR } from "./persistedChoice";
import { SalaryTool } from "./SalaryTool";
import type { CalculatorState } from "./state/calculatorState";
import { serializeChoice } from "./state/loanChoice";
import { Card } from "./styles";
import { useCalculator } from "./useCalculator";

type Link = { readonly label: string; readonly to: string };

interface QuickCalculatorProps {
  plan: NamedPlan;
  labels: CalculatorLabels;
  /** The plan by which loans are given, whose rates are lower for some terms. */
  lendingPlan: RatePlan;
  /** States what that plan saves, and leads to its calculator with the same loan. */
  saving: { readonly text: string; readonly link: Link };
  walletLink: Link;
}

/** The quick calculator: one rate for any term, in six currencies. */
export function QuickCalculator(props: QuickCalculatorProps) {
  const { plan, labels, lendingPlan, saving, walletLink } = props;
  const { part, frame } = useCalculator(plan, labels);
  return (
    <CalculatorFrame {...frame}>
      <Card data-card>
        <LoanForm {...part} />
        <LoanResults {...part} heading="h3">
          <Saving {...saving} plan={lendingPlan} state={part.state} />
          <ButtonLink to={walletLink.to}>{walletLink.label}</ButtonLink>
        </LoanResults>
      </Card>
      <SalaryTool {...part} lendingPlan={lendingPlan} />
    </CalculatorFrame>
  );
}

type SavingProps = QuickCalculatorProps["saving"] & { plan: RatePlan; state: CalculatorState };

/**
 * What the same loan costs by another calculator's plan, where that lends it for less. Its link opens
 * that calculator with the same amount and term, unless the plan does not offer the currency.
 */
export function Saving({ text, link, plan, state }: SavingProps) {
  const { figures, lastFigures, choice, currency } = state;
  const lower = loanFigures(plan, choice.amount, choice.termMonths);
  const difference = lastFigures.repayment - lower.repayment;
  const isInCurrency = plan.currencies.includes(currency.code);
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const isLent = isInCurrency && !outside.amount && !outside.term;
  const query = isInCurrency ? `?${serializeChoice(choice)}#${CALCULATOR_ANCHOR}` : "";
  return (
    <Lower className="screen-only" data-computed={figures ? "current" : "stale"}>
      {isLent && difference > 0n && (
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
`;
