import styled from "@emotion/styled";
import { ArrowLink, ButtonLink } from "../../components/Button";
import { CalculatorFrame, Card } from "../../components/Calculator/CalculatorFrame";
import { Actions } from "../../components/Calculator/Results";
import { Share } from "../../components/Share";
import { loanFigures } from "../../lending/loanFigures";
import { outOfRange, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { withQuery } from "../../lib/withQuery";
import { space } from "../../theme/tokens";
import { LoanForm } from "./form/LoanForm";
import { LoanResults } from "./LoanResults";
import { serializeChoice } from "./state/loanChoice";
import { type CalculatorPartProps, useCalculator } from "./useCalculator";

interface QuickCalculatorProps {
  plan: RatePlan;
  labels: Queries.CalculatorLabelsFieldsFragment;
  /** The other calculator's plan, under which a loan may cost less. */
  lendingPlan: RatePlan;
  content: Pick<Queries.ResourcesCalculatorFieldsFragment, "saving" | "other" | "download">;
}

export function QuickCalculator(props: QuickCalculatorProps) {
  const { lendingPlan, content } = props;
  const { part, frame } = useCalculator(props.plan, props.labels);
  const { say, state } = part;
  return (
    <CalculatorFrame {...frame}>
      {/* The form itself is hidden in print, so this line states the loan. */}
      <p className="print-only">{`${say.loan(state.choice)}.`}</p>
      <Card data-card>
        <LoanForm {...part} />
        <LoanResults
          {...part}
          heading="h3"
          caveat={<Saving content={content} plan={lendingPlan} {...{ state, say }} />}
        >
          <ButtonLink to={content.download.to}>{content.download.label}</ButtonLink>
          <Actions className="needs-script screen-only">
            <Share lines={part.actions.sharedLines} disabled={!state.figures} />
          </Actions>
        </LoanResults>
      </Card>
    </CalculatorFrame>
  );
}

interface SavingProps extends Pick<CalculatorPartProps, "state" | "say"> {
  content: QuickCalculatorProps["content"];
  plan: RatePlan;
}

/**
 * Links to the other calculator with the same loan. If that calculator's plan offers the loan for less,
 * also states its payment and the saving. Renders nothing if the plan does not offer the currency.
 */
function Saving({ content, plan, state, say }: SavingProps) {
  const { figures, lastFigures, choice, currency } = state;
  if (!plan.currencies.includes(currency.code)) return null;
  const lower = loanFigures(plan, choice.amount, choice.termMonths);
  const difference = lastFigures.repayment - lower.repayment;
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const isLent = !outside.amount && !outside.term;
  return (
    <Lower data-computed={figures ? "current" : "stale"}>
      {isLent && difference > 0n && (
        <p key="saving">
          {fillTemplate(content.saving, {
            payment: say.money(lower.payment),
            saving: say.money(difference),
          })}
        </p>
      )}
      <div className="screen-only">
        <ArrowLink to={withQuery(content.other.to, serializeChoice(choice))}>
          {content.other.label}
        </ArrowLink>
      </div>
    </Lower>
  );
}

const Lower = styled.div`
  margin-top: ${space[4]};
`;
