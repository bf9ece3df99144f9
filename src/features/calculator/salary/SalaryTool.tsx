import { useId } from "react";
import { Button } from "../../../components/Button";
import type { CalculatorViewProps } from "../CalculatorView";
import { Field, NumberBox } from "../form/styles";
import { Answer, Meter, Panel, SalaryField } from "./styles";

/** What a monthly salary allows, and what the chosen loan takes of it. */
export function SalaryTool({ words, state, actions, heading: Heading }: CalculatorViewProps) {
  const id = useId();
  const { salary, currency } = state;
  const { amount } = salary;
  return (
    <Panel className="screen-only">
      <Heading>{words.salary.title}</Heading>
      <p>{words.salary.lead}</p>
      <div className="needs-script">
        <SalaryField>
          <Field>
            <div>
              <label htmlFor={id}>{words.salary.field}</label>
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
          {salary.text === "" && <p>{words.salary.hint}</p>}
          {salary.message && <p data-kind={salary.message.kind}>{salary.message.text}</p>}
          {salary.limit && <p>{salary.limit}</p>}
          {salary.share && <p>{salary.share}</p>}
          {amount !== undefined && (
            <Button
              type="button"
              data-variant="secondary"
              data-size="small"
              onClick={() => actions.takeAmount(amount)}
            >
              {words.salary.use}
            </Button>
          )}
        </Answer>
      </div>
    </Panel>
  );
}
