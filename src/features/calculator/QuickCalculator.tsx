import styled from "@emotion/styled";
import { useMemo } from "react";
import { ArrowLink } from "../../components/Button";
import { CalculatorFrame, Card } from "../../components/Calculator/CalculatorFrame";
import { Actions } from "../../components/Calculator/Results";
import { Share } from "../../components/Share";
import { loanFigures } from "../../lending/loanFigures";
import { outOfRange, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { stack } from "../../theme/parts";
import { space } from "../../theme/tokens";
import { LoanForm } from "./form/LoanForm";
import { LoanResults } from "./LoanResults";
import { useCalculator } from "./useCalculator";

interface QuickCalculatorProps {
  plan: RatePlan;
  labels: Queries.CalculatorLabelsFieldsFragment;
  /** The other calculator's plan, under which loans are made. They may cost less. */
  lendingPlan: RatePlan;
  content: Pick<
    Queries.ResourcesCalculatorFieldsFragment,
    "caveat" | "saving" | "other" | "ownCurrency" | "download"
  >;
}

export function QuickCalculator(props: QuickCalculatorProps) {
  const { plan, lendingPlan, content } = props;
  const products = useMemo(() => [{ plan }], [plan]);
  const { part, frame } = useCalculator(products, props.labels, lendingPlan);
  const { say, state, actions } = part;
  const { figures, lastFigures, choice } = state;
  const { withLoan, sharedLines } = actions;
  const lower = loanFigures(lendingPlan, choice.amount, choice.termMonths);
  const difference = lastFigures.repayment - lower.repayment;
  const outside = outOfRange(lendingPlan, choice.amount, choice.termMonths);
  const isOwnCurrency = lendingPlan.currencies.includes(state.currency.code);
  const isLent = isOwnCurrency && !outside.amount && !outside.term;
  const caveats = [
    difference > 0n && content.caveat,
    difference > 0n &&
      isLent &&
      fillTemplate(content.saving, {
        payment: say.money(lower.payment),
        saving: say.money(difference),
      }),
    !isOwnCurrency && content.ownCurrency,
  ].filter((text) => typeof text === "string");
  return (
    <CalculatorFrame {...frame}>
      {/* The form itself is hidden in print, so this line states the loan. */}
      <p className="print-only">{`${say.loan(state.choice)}.`}</p>
      <Card data-card>
        <LoanForm {...part} />
        <LoanResults
          {...part}
          heading="h3"
          apply={isOwnCurrency && content.download}
          caveat={
            <Lower data-computed={figures ? "current" : "stale"}>
              {caveats.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {isOwnCurrency && (
                <div key="other" className="screen-only">
                  <ArrowLink to={withLoan(content.other.to)}>{content.other.label}</ArrowLink>
                </div>
              )}
            </Lower>
          }
        >
          <Actions className="needs-script screen-only">
            <Share lines={() => [...sharedLines(), ...caveats]} />
          </Actions>
        </LoanResults>
      </Card>
    </CalculatorFrame>
  );
}

const Lower = styled.div`
  ${stack(space[2])}
  margin-top: ${space[4]};
`;
