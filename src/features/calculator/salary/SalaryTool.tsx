import styled from "@emotion/styled";
import { useId } from "react";
import { Button } from "../../../components/Button";
import { below } from "../../../theme/breakpoints";
import { color, size, space, token } from "../../../theme/tokens";
import type { CalculatorViewProps } from "../calculatorProps";
import { Field, NumberBox } from "../form/styles";
import { Panel } from "../styles";

/** What a monthly salary allows, and the share of it that the chosen loan takes. */
export function SalaryTool({ labels, state, actions, heading: Heading }: CalculatorViewProps) {
  const id = useId();
  const { salary, currency } = state;
  const { amount } = salary;
  return (
    <Panel className="screen-only">
      <Heading>{labels.salary.title}</Heading>
      <p>{labels.salary.lead}</p>
      <div className="needs-script">
        <SalaryField>
          <Field>
            <div>
              <label htmlFor={id}>{labels.salary.field}</label>
              <NumberBox>
                <span aria-hidden="true">{currency.code}</span>
                <input
                  id={id}
                  name="salary"
                  type="text"
                  inputMode="decimal"
                  autoComplete="off"
                  aria-describedby={`${id}-answer`}
                  aria-invalid={salary.message?.kind === "problem"}
                  value={salary.text}
                  onChange={({ target }) => actions.change({ salaryText: target.value })}
                />
              </NumberBox>
            </div>
          </Field>
        </SalaryField>
        <Meter aria-hidden="true">
          <rect width={`${Math.min(salary.sharePercent ?? 0, 100)}%`} height="100%" />
        </Meter>
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

/** The payment's share of the salary. */
const Meter = styled.svg`
  width: 100%;
  height: 0.75rem;
  margin-bottom: ${space[4]};
  border-radius: ${token.radiusRound};
  background: ${color.backgroundSunken};
  fill: ${color.accent};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    fill: Highlight;
  }
`;

/** Reserves the lines of the answer. */
const Answer = styled.div`
  min-height: 8.75rem;
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
  ${below("sm")} {
    min-height: 11rem;
  }
`;

const SalaryField = styled.div`
  margin-block: ${space[5]} ${space[4]};
  & > div {
    max-width: none;
  }
`;
