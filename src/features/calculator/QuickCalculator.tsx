import styled from "@emotion/styled";
import { useId } from "react";
import { ArrowLink } from "../../components/ArrowLink";
import { SmallButton } from "../../components/Button";
import { ButtonLink } from "../../components/ButtonLink";
import { MessageLine, NumberField } from "../../components/NumberField";
import { isProblem } from "../../lending/inputMessages";
import { loanFigures } from "../../lending/loanFigures";
import { formatMoney } from "../../lending/money";
import { outOfRange, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { space } from "../../theme/tokens";
import { Bar } from "./Bar";
import { CalculatorFrame } from "./CalculatorFrame";
import type { PageLabels } from "./calculatorProps";
import { LoanForm } from "./form/LoanForm";
import { LoanResults } from "./LoanResults";
import { CALCULATOR_ANCHOR } from "./persistedChoice";
import { Actions } from "./Results";
import type { CalculatorState } from "./state/calculatorState";
import { serializeChoice } from "./state/loanChoice";
import { type SalaryState, salaryState } from "./state/salaryState";
import { loanText } from "./state/sentences";
import { Card, Panel } from "./styles";
import { type CalculatorPartProps, useCalculator } from "./useCalculator";

interface QuickCalculatorProps {
  plan: RatePlan;
  labels: PageLabels;
  /** The plan by which loans are given, whose rates are lower for some terms, and which limits what a salary allows. */
  lendingPlan: RatePlan;
  /** What that plan saves, and the links to its calculator and to the wallet. */
  content: Pick<Queries.ResourcesCalculatorFieldsFragment, "saving" | "other" | "download">;
}

/** The quick calculator: one rate for any term, in six currencies. */
export function QuickCalculator(props: QuickCalculatorProps) {
  const { lendingPlan, content } = props;
  const { part, frame } = useCalculator(props.plan, props.labels);
  const { labels } = part;
  const { choice, currency, entry, figures } = part.state;
  const salary = salaryState(lendingPlan, entry.salary, currency, figures, labels);
  const announcements = [...frame.announcements, salary.message?.text, salary.limit, salary.share];
  return (
    <CalculatorFrame {...frame} announcements={announcements}>
      {/* The form is not printed. */}
      <p className="print-only">{`${loanText(choice, currency, labels)}.`}</p>
      <Card data-card>
        <LoanForm {...part} />
        <LoanResults {...part} heading="h3">
          <Saving content={content} plan={lendingPlan} state={part.state} />
          <ButtonLink to={content.download.to}>{content.download.label}</ButtonLink>
          <Actions className="needs-script screen-only">
            <SmallButton disabled={!figures} onClick={part.actions.copyLink} data-replay-click>
              {labels.results.copyLink}
            </SmallButton>
          </Actions>
        </LoanResults>
      </Card>
      <SalaryTool {...part} salary={salary} />
    </CalculatorFrame>
  );
}

interface SavingProps {
  content: Pick<QuickCalculatorProps["content"], "saving" | "other">;
  plan: RatePlan;
  state: CalculatorState;
}

/**
 * What the same loan costs by another calculator's plan, where that lends it for less, and a link to that
 * calculator with the same amount and term. Nothing in a currency that the plan does not offer.
 */
export function Saving({ content, plan, state }: SavingProps) {
  const { figures, lastFigures, choice, currency } = state;
  const lower = loanFigures(plan, choice.amount, choice.termMonths);
  const difference = lastFigures.repayment - lower.repayment;
  const outside = outOfRange(plan, choice.amount, choice.termMonths);
  const isLent = !outside.amount && !outside.term;
  if (!plan.currencies.includes(currency.code)) return null;
  return (
    <Lower data-computed={figures ? "current" : "stale"}>
      {isLent && difference > 0n && (
        <p key="saving">
          {fillTemplate(content.saving, {
            payment: formatMoney(lower.payment, currency),
            saving: formatMoney(difference, currency),
          })}
        </p>
      )}
      <div className="screen-only">
        <ArrowLink to={`${content.other.to}?${serializeChoice(choice)}#${CALCULATOR_ANCHOR}`}>
          {content.other.label}
        </ArrowLink>
      </div>
    </Lower>
  );
}

/** What a monthly salary allows, and the share of it that the chosen loan takes. */
function SalaryTool({
  labels,
  state: { currency, entry },
  actions,
  salary,
}: CalculatorPartProps & { salary: SalaryState }) {
  const id = useId();
  const { amount } = salary;
  return (
    <Panel className="screen-only">
      <h3>{labels.salary.title}</h3>
      <p>{labels.salary.lead}</p>
      <Tool className="needs-script">
        <NumberField
          label={labels.salary.field}
          name="salary"
          before={currency.code}
          describedBy={id}
          isInvalid={isProblem(salary.message)}
          text={entry.salary}
          onText={(text) => actions.change({ salary: text })}
        />
        <Bar parts={[["loan", Math.min(salary.sharePercent ?? 0, 100)]]} />
        <div id={id}>
          {entry.salary === "" && <p>{labels.salary.hint}</p>}
          {salary.message && (
            <MessageLine data-kind={salary.message.kind}>{salary.message.text}</MessageLine>
          )}
          {salary.limit && <p>{salary.limit}</p>}
          {salary.share && <p>{salary.share}</p>}
          {amount !== undefined && (
            <SmallButton onClick={() => actions.applyAmount(amount)}>
              {labels.salary.use}
            </SmallButton>
          )}
        </div>
      </Tool>
    </Panel>
  );
}

const Lower = styled.div`
  margin-top: ${space[4]};
`;

const Tool = styled.div`
  margin-top: ${space[5]};
  & > svg {
    margin-block: ${space[4]};
  }
  & p + p {
    margin-top: ${space[1]};
  }
  & button {
    margin-top: ${space[3]};
  }
`;
