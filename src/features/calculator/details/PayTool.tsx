import styled from "@emotion/styled";
import { useId } from "react";
import { SmallButton } from "../../../components/Button";
import { Disclosure } from "../../../components/Disclosure";
import { NumberField } from "../../../components/NumberField";
import { monthsText } from "../../../lending/units";
import { columns, lineLink, small, stack } from "../../../theme/parts";
import { color, size, space, token } from "../../../theme/tokens";
import { Bar } from "../Bar";
import { Legend } from "../Chart";
import { CANNOT_PAY_ANCHOR } from "../calculatorProps";
import {
  PAY_FIELDS,
  type PayAnswer,
  type PayField,
  type PayState,
  payFigures,
  payProblemText,
  payShares,
  paySummary,
} from "../state/pay";
import type { CalculatorPartProps } from "../useCalculator";

/** What the chosen loan leaves of the monthly pay, and the cheapest loan that leaves enough. */
export function PayTool({ labels, state, actions, pay }: CalculatorPartProps & { pay: PayState }) {
  const id = useId();
  const { entry, currency } = state;
  const { answer, problems } = pay;
  const text = labels.pay;
  const problem = payProblemText(pay, text, labels.problems.amount);
  const [required, ...optional] = PAY_FIELDS;
  const field = (name: PayField) => (
    <NumberField
      key={name}
      label={text[name]}
      name={name}
      before={currency.code}
      describedBy={id}
      isInvalid={problems.some(({ field }) => field === name)}
      text={entry[name]}
      onText={(typed) => actions.change({ [name]: typed })}
    />
  );
  return (
    <Disclosure
      title={text.title}
      answer={<span>{answer ? paySummary(answer, currency, labels) : text.hint}</span>}
      id="pay"
      className="screen-only needs-script"
    >
      <Fields>{field(required)}</Fields>
      <Others>
        <summary>{text.others}</summary>
        <Fields>{optional.map(field)}</Fields>
      </Others>
      <Answer id={id}>
        {problem && (
          <p key="problem" data-kind="problem">
            {problem}
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

type PayAnswerViewProps = Pick<CalculatorPartProps, "labels" | "state" | "actions"> & {
  answer: PayAnswer;
};

function PayAnswerView({ labels, state, actions, answer }: PayAnswerViewProps) {
  const text = labels.pay;
  const figures = payFigures(answer, state.currency, labels);
  const [owed, loan] = payShares(answer);
  const isShort = answer.left < 0n;
  const { cheapest, largest } = answer;
  const [, ...optional] = PAY_FIELDS;
  const isUnknown = optional.every((name) => state.entry[name].trim() === "");
  return (
    <>
      <p data-kind={isShort ? "problem" : undefined}>
        <strong translate="no">{figures.left}</strong> <span>{text.left}</span>
      </p>
      <Bar
        parts={[
          ["left", isShort ? 0 : 100],
          ["loan", owed + loan],
          ["owed", owed],
        ]}
      />
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
      {isUnknown ? (
        <p key="nothing">{text.nothingKept}</p>
      ) : (
        <dl key="loans">
          <div>
            <dt>{text.cheapest}</dt>
            <dd>{figures.cheapest}</dd>
            {cheapest && (
              <dd key="choose">
                <SmallButton onClick={() => actions.change({ term: String(cheapest.termMonths) })}>
                  {`${text.choose} ${monthsText(cheapest.termMonths, labels.units)}`}
                </SmallButton>
              </dd>
            )}
          </div>
          <div>
            <dt>{text.largest}</dt>
            <dd>{figures.largest}</dd>
            {largest !== undefined && (
              <dd key="use">
                <SmallButton onClick={() => actions.applyAmount(largest)}>
                  {text.useLargest}
                </SmallButton>
              </dd>
            )}
          </div>
        </dl>
      )}
    </>
  );
}

const Fields = styled.div`
  ${stack(space[3])}
  max-width: 30rem;
  & label {
    flex: 1 1 6.5rem;
    line-height: 1.3;
  }
`;

const Others = styled.details`
  margin-block: ${space[2]};
  & > summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Answer = styled.div`
  & > p {
    margin-block: ${space[2]};
  }
  & > p > strong {
    font: 700 ${size.h3} / 1.2 ${token.fontDisplay};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > p[data-kind="problem"] {
    color: ${color.danger};
    font-weight: 600;
  }
  & > a {
    ${lineLink}
  }
  & dl {
    ${stack(`${space[4]} ${space[8]}`)}
    margin-block: ${space[5]};
    ${columns("md", 2)}
  }
  & dt {
    ${small}
  }
  & dd + dd {
    margin-top: ${space[2]};
  }
`;
