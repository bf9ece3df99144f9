import { useId } from "react";
import { Button } from "../../../components/Button";
import { Disclosure } from "../../../components/Disclosure";
import { NumberField } from "../../../components/NumberField";
import { payProblem } from "../../../lending/inputMessages";
import { CANNOT_PAY_ANCHOR, type CalculatorPartProps } from "../calculatorProps";
import { Legend, ShareBar } from "../chartStyles";
import { PAY_FIELDS, type PayField, tidyAmount } from "../state/calculatorEntry";
import { payFigures, payShares, paySummary } from "../state/paySentences";
import { monthsText } from "../state/sentences";
import { Answer, Fields, Others } from "./payStyles";

/** What the chosen loan leaves of the monthly pay, and the cheapest loan that leaves enough. */
export function PayTool({ labels, state, actions }: CalculatorPartProps) {
  const id = useId();
  const { pay, currency } = state;
  const { answer, problems } = pay;
  const [problem] = problems;
  const text = labels.pay;
  const [required, ...optional] = PAY_FIELDS;
  const field = (name: PayField) => {
    const enter = (typed: string) => actions.change({ payTexts: { ...pay.texts, [name]: typed } });
    return (
      <div key={name}>
        <NumberField
          label={text[name]}
          name={name}
          before={currency.code}
          aria-describedby={`${id}-answer`}
          isInvalid={problems.some(({ field }) => field === name)}
          value={pay.texts[name]}
          onChange={({ target }) => enter(target.value)}
          onBlur={({ target }) => enter(tidyAmount(target.value))}
        />
      </div>
    );
  };
  return (
    <Disclosure
      title={text.title}
      answer={<span>{answer ? paySummary(answer, currency) : text.hint}</span>}
      id="pay"
      className="screen-only needs-script"
    >
      <Fields>{field(required)}</Fields>
      <Others>
        <summary>{text.others}</summary>
        <Fields>{optional.map(field)}</Fields>
      </Others>
      <Answer id={`${id}-answer`}>
        {problem && (
          <p key="problem" data-kind="problem">
            {payProblem(problem.problem, text[problem.field], problem.field !== "takeHome")}
          </p>
        )}
        {answer && !problem && (
          <PayAnswerView key="answer" {...{ labels, state, actions, answer }} />
        )}
      </Answer>
      <p>{text.private}</p>
      <p>{text.ceiling}</p>
    </Disclosure>
  );
}

interface PayAnswerViewProps extends CalculatorPartProps {
  answer: NonNullable<CalculatorPartProps["state"]["pay"]["answer"]>;
}

/** The figures below the fields. */
function PayAnswerView({ labels, state, actions, answer }: PayAnswerViewProps) {
  const text = labels.pay;
  const figures = payFigures(answer, state.currency);
  const [owed, loan] = payShares(answer);
  const isShort = answer.left < 0n;
  const { cheapest, largest } = answer;
  return (
    <>
      <p data-kind={isShort ? "problem" : undefined}>
        <strong translate="no">{figures.left}</strong> <span>{text.left}</span>
      </p>
      <ShareBar aria-hidden="true">
        <rect data-part="left" width={isShort ? "0" : "100%"} height="100%" />
        <rect data-part="loan" width={`${owed + loan}%`} height="100%" />
        <rect data-part="owed" width={`${owed}%`} height="100%" />
      </ShareBar>
      <Legend aria-hidden="true">
        {owed > 0 && <li data-part="owed">{text.owed}</li>}
        <li data-part="loan">{text.loan}</li>
        <li data-part="left">{text.left}</li>
      </Legend>
      <p>{figures.sentence}</p>
      {isShort && (
        <a key="short" href={`#${CANNOT_PAY_ANCHOR}`}>
          {text.cannotPay}
        </a>
      )}
      <dl>
        <div>
          <dt>{text.cheapest}</dt>
          <dd>{figures.cheapest}</dd>
          {cheapest && (
            <dd key="choose">
              <Button
                type="button"
                data-variant="secondary"
                data-size="small"
                onClick={() => actions.change({ termText: String(cheapest.termMonths) })}
              >
                {`${text.choose} ${monthsText(cheapest.termMonths)}`}
              </Button>
            </dd>
          )}
        </div>
        <div>
          <dt>{text.largest}</dt>
          <dd>{figures.largest}</dd>
          {largest !== undefined && (
            <dd key="use">
              <Button
                type="button"
                data-variant="secondary"
                data-size="small"
                onClick={() => actions.applyAmount(largest)}
              >
                {text.useLargest}
              </Button>
            </dd>
          )}
        </div>
      </dl>
    </>
  );
}
