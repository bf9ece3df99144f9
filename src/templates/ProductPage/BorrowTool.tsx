import styled from "@emotion/styled";
import { useDeferredValue, useEffect, useState } from "react";
import { ArrowLink } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import { DateInput, Field, Select } from "../../components/Field";
import { KeyFigures } from "../../components/KeyFigures";
import { NumberField } from "../../components/NumberField";
import { ResultsPanel } from "../../components/Tool/Results";
import { Card, Form, ToolFields, ToolFrame } from "../../components/Tool/ToolFrame";
import { Subtitle } from "../../components/Type";
import { OWN_CURRENCY, plainAmount } from "../../lending/money";
import type { RatePlan } from "../../lending/ratePlan";
import { createStore } from "../../lib/createStore";
import { now } from "../../lib/now";
import { withQuery } from "../../lib/withQuery";
import { stack } from "../../theme/parts";
import { space } from "../../theme/tokens";
import { BUDGET, type Criterion, type Entry, INCOMPLETE } from "./criteria";

interface BorrowToolProps {
  answer: Queries.BorrowAnswerFieldsFragment;
  plan: RatePlan;
  criteria: readonly Criterion[];
  /** The product's name in links to the calculator, unless it is the main one. */
  product?: string | undefined;
}

/** What the visitor has answered. Nothing but this document's memory has it. */
export const answers = createStore<Entry>({});

/** Says whether the visitor can borrow, and how much. Stores and sends nothing. */
export function BorrowTool({ plan, criteria, product, answer }: BorrowToolProps) {
  const entry = answers.use();
  const isBegun = Object.keys(entry).length > 0;
  const [engine, setEngine] = useState<typeof import("./eligibility")>();
  // Deferred, so that a slow phone shows each key before it computes the loans.
  const typed = useDeferredValue(entry);
  const isEmpty = Object.values(typed).every((text) => text.trim() === "");
  const load = () => {
    // If loading fails, the next key tries again.
    if (!engine)
      import(/* webpackChunkName: "eligibility" */ "./eligibility").then(setEngine, () => {});
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: tries again after each key
  useEffect(() => {
    if (!isEmpty) load();
  }, [typed]);
  const state = isEmpty
    ? undefined
    : engine?.eligibilityState(plan, criteria, typed, answer, now().day);
  const { verdict = "empty", sentences = [], loan } = state ?? {};
  const change = (name: string) => (text: string) =>
    answers.set({ ...answers.get(), [name]: text });

  const number = (name: string, label: string, isMoney: boolean, hint?: string) => {
    const text = entry[name] ?? "";
    return (
      <NumberField
        key={name}
        label={label}
        hint={hint}
        before={isMoney ? OWN_CURRENCY.symbol : undefined}
        formatted={isMoney ? (engine?.tidyAmount(text) ?? text) : undefined}
        enterKeyHint="next"
        message={state?.messages[name]}
        text={text}
        onText={change(name)}
      />
    );
  };
  const field = ({ label, value, description, check }: Criterion) => {
    if (!check) return null;
    if (check.asks !== "date" && check.asks !== "choice")
      return number(label, label, check.asks === "salary", value);
    return (
      <Field
        key={label}
        label={label}
        hint={check.asks === "date" ? description : undefined}
        message={state?.messages[label]}
      >
        {check.asks === "date" ? (
          <DateInput
            day={entry[label] ?? ""}
            onDay={change(label)}
            onInvalid={() => change(label)(INCOMPLETE)}
          />
        ) : (
          <Select value={entry[label] ?? ""} onChange={({ target }) => change(label)(target.value)}>
            <option value="">{answer.choose}</option>
            {check.options?.map((option) => (
              <option key={option.label}>{option.label}</option>
            ))}
          </Select>
        )}
      </Field>
    );
  };
  const [first, ...others] = criteria.map(field);
  const query =
    loan &&
    `${product ? `loan=${product}&` : ""}amount=${plainAmount(loan.quote.principal)}&term=${loan.quote.termMonths}`;
  const problems = Object.values(state?.messages ?? {}).map(({ text }) => text);
  const budget = criteria.some(({ check }) => check?.asks === "salary") ? BUDGET : [];

  return (
    <ToolFrame
      id="BorrowTool"
      announcements={state ? [...problems, answer[verdict], ...sentences] : []}
    >
      <Rules className="without-script" data-rules={state ? undefined : ""}>
        <KeyFigures figures={criteria} />
      </Rules>
      <Card data-card className={`needs-script ${state ? "" : "screen-only"}`}>
        <Form className="screen-only" method="dialog" autoComplete="off" noValidate onFocus={load}>
          {first}
          <Disclosure id="BorrowTool-others" title={answer.others} open={isBegun}>
            <ToolFields>
              {others}
              {budget.map((name) => number(name, answer[name], true))}
            </ToolFields>
          </Disclosure>
        </Form>
        <ResultsPanel title={answer.title} heading="h3" notes={answer.notes}>
          <Subtitle as="p">{answer[verdict]}</Subtitle>
          <Sentences>
            {sentences.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Sentences>
          {query && (
            <ArrowLink to={withQuery(answer.calculator.to, query)}>
              {answer.calculator.label}
            </ArrowLink>
          )}
          {verdict === "yes" && answer.papers && (
            <ArrowLink to={answer.papers.to}>{answer.papers.label}</ArrowLink>
          )}
        </ResultsPanel>
      </Card>
    </ToolFrame>
  );
}

/** Printed if there is no answer. */
const Rules = styled.div`
  @media print {
    &&[data-rules] {
      display: block;
    }
  }
`;

const Sentences = styled.ul`
  ${stack(space[3])}
  margin-block: ${space[3]};
  &:empty {
    display: none;
  }
`;
