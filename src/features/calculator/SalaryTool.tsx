import styled from "@emotion/styled";
import { useId } from "react";
import { SmallButton } from "../../components/Button";
import { NumberField } from "../../components/NumberField";
import { isProblem } from "../../lending/inputMessages";
import type { RatePlan } from "../../lending/ratePlan";
import { color, size, space } from "../../theme/tokens";
import { Bar } from "./Bar";
import { salaryState } from "./state/salaryState";
import { Panel } from "./styles";
import type { CalculatorPartProps } from "./useCalculator";

interface SalaryToolProps extends CalculatorPartProps {
  /** The plan by which loans are given, which limits what a salary allows. */
  lendingPlan: RatePlan;
}

/** What a monthly salary allows, and the share of it that the chosen loan takes. */
export function SalaryTool({ labels, state, actions, lendingPlan }: SalaryToolProps) {
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
