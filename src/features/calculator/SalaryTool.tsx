import styled from "@emotion/styled";
import { useId } from "react";
import { Button } from "../../components/Button";
import { Field, NumberField } from "../../components/NumberField";
import { isProblem } from "../../lending/inputMessages";
import { color, size, space } from "../../theme/tokens";
import type { CalculatorPartProps } from "./calculatorProps";
import { ShareBar } from "./chartStyles";
import { tidyAmount } from "./state/calculatorEntry";
import { Panel } from "./styles";

/** What a monthly salary allows, and the share of it that the chosen loan takes. */
export function SalaryTool({ labels, state, actions }: CalculatorPartProps) {
  const id = useId();
  const { salary, currency } = state;
  const { amount } = salary;
  return (
    <Panel className="screen-only">
      <h3>{labels.salary.title}</h3>
      <p>{labels.salary.lead}</p>
      <div className="needs-script">
        <SalaryField>
          <Field>
            <div>
              <NumberField
                label={labels.salary.field}
                name="salary"
                before={currency.code}
                aria-describedby={`${id}-answer`}
                isInvalid={isProblem(salary.message)}
                value={salary.text}
                onChange={({ target }) => actions.change({ salaryText: target.value })}
                onBlur={({ target }) => actions.change({ salaryText: tidyAmount(target.value) })}
              />
            </div>
          </Field>
        </SalaryField>
        <ShareBar aria-hidden="true">
          <rect
            data-part="loan"
            width={`${Math.min(salary.sharePercent ?? 0, 100)}%`}
            height="100%"
          />
        </ShareBar>
        <Answer id={`${id}-answer`}>
          {salary.text === "" && <p>{labels.salary.hint}</p>}
          {salary.message && <p data-kind={salary.message.kind}>{salary.message.text}</p>}
          {salary.limit && <p>{salary.limit}</p>}
          {salary.share && <p>{salary.share}</p>}
          {amount !== undefined && (
            <Button
              type="button"
              data-variant="secondary"
              data-size="small"
              onClick={() => actions.applyAmount(amount)}
            >
              {labels.salary.use}
            </Button>
          )}
        </Answer>
      </div>
    </Panel>
  );
}

const Answer = styled.div`
  margin-top: ${space[4]};
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

const SalaryField = styled.div`
  margin-block: ${space[5]} ${space[4]};
  & > div {
    max-width: none;
  }
`;
