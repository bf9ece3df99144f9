import styled from "@emotion/styled";
import { useId } from "react";
import { ArrowLink } from "../../components/ArrowLink";
import { SmallButton } from "../../components/Button";
import { ButtonLink } from "../../components/ButtonLink";
import { NumberField } from "../../components/NumberField";
import { isProblem } from "../../lending/inputMessages";
import { loanFigures } from "../../lending/loanFigures";
import { formatMoney } from "../../lending/money";
import { outOfRange, type RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
import { color, size, space } from "../../theme/tokens";
import { Bar } from "./Bar";
import { CalculatorFrame } from "./CalculatorFrame";
import type { CalculatorLabels, NamedPlan } from "./calculatorProps";
import { LoanForm } from "./form/LoanForm";
import { LoanResults } from "./LoanResults";
import { CALCULATOR_ANCHOR } from "./persistedChoice";
import type { CalculatorState } from "./state/calculatorState";
import { serializeChoice } from "./state/loanChoice";
import { salaryState } from "./state/salaryState";
import { Card, Panel } from "./styles";
import { type CalculatorPartProps, useCalculator } from "./useCalculator";

interface QuickCalculatorProps {
  plan: NamedPlan;
  labels: CalculatorLabels;
  /** The plan by which loans are given, whose rates are lower for some terms. */
  lendingPlan: RatePlan;
  /** What that plan saves, and the links to its calculator and to the wallet. */
  content: Pick<Queries.ResourcesCalculatorFieldsFragment, "saving" | "other" | "download">;
}

/** The quick calculator: one rate for any term, in six currencies. */
export function QuickCalculator(props: QuickCalculatorProps) {
  const { plan, labels, lendingPlan, content } = props;
  const { part, frame } = useCalculator(plan, labels);
  return (
    <CalculatorFrame {...frame}>
      <Card data-card>
        <LoanForm {...part} />
        <LoanResults {...part} heading="h3">
          <Saving content={content} plan={lendingPlan} state={part.state} />
          <ButtonLink to={content.download.to}>{content.download.label}</ButtonLink>
        </LoanResults>
      </Card>
      <SalaryTool {...part} lendingPlan={lendingPlan} />
    </CalculatorFrame>
  );
}

interface SavingProps {
  content: Pick<QuickCalculatorProps["content"], "saving" | "other">;
  plan: RatePlan;
  state: CalculatorState;
}

/**
 * What the same loan costs by another calculator's plan, where that lends it for less. Its link opens
 * that calculator with the same amount and term, unless the plan does not offer the currency.
 */
export function Saving({ content, plan, state }: SavingProps) {
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
          {fillTemplate(content.saving, {
            payment: formatMoney(lower.payment, currency),
            saving: formatMoney(difference, currency),
          })}
        </p>
      )}
      <ArrowLink to={`${content.other.to}${query}`}>{content.other.label}</ArrowLink>
    </Lower>
  );
}

interface SalaryToolProps extends CalculatorPartProps {
  /** The plan by which loans are given, which limits what a salary allows. */
  lendingPlan: RatePlan;
}

/** What a monthly salary allows, and the share of it that the chosen loan takes. */
function SalaryTool({ labels, state, actions, lendingPlan }: SalaryToolProps) {
  const id = useId();
  const { currency, entry, figures } = state;
  const salary = salaryState(lendingPlan, entry.salary, currency, figures);
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
          {salary.message && <p data-kind={salary.message.kind}>{salary.message.text}</p>}
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
  & > svg {
    margin-block: ${space[4]};
  }
  & > div:first-of-type {
    margin-top: ${space[5]};
  }
  & p + p {
    margin-top: ${space[1]};
  }
  & p[data-kind="problem"] {
    color: ${color.danger};
    font-weight: 600;
    font-size: ${size.small};
  }
  & button {
    margin-top: ${space[3]};
  }
`;
