import styled from "@emotion/styled";
import { type ReactNode, useId } from "react";
import { SmallButton } from "../../../components/Button";
import { Disclosure } from "../../../components/Disclosure";
import { NumberField } from "../../../components/NumberField";
import { Split } from "../../../components/Section";
import { Small } from "../../../components/Type";
import { tidied, typedAmount } from "../../../lending/parseInput";
import { columns, lineLink, small, stack } from "../../../theme/parts";
import { color, size, space, token } from "../../../theme/tokens";
import { enteredTerm } from "../state/calculatorState";
import { PAY_FIELDS, type PayAnswer, type PayField, type PayState } from "../state/pay";
import type { CalculatorPartProps } from "../useCalculator";

export function PayTool({ pay, ...part }: CalculatorPartProps & { pay: PayState }) {
  const id = useId();
  const { labels, plan, state, say, actions } = part;
  const { answer, problems } = pay;
  const text = labels.pay;
  const problem = say.payProblem(pay);
  const hasLimit = Boolean(plan.salaryMultiple);
  const [required, ...others] = PAY_FIELDS;
  const optional = others.filter((name) => hasLimit || name !== "salary");
  const field = (name: PayField) => (
    <NumberField
      key={name}
      isBeside
      label={text[name]}
      name={name}
      before={state.currency.code}
      describedBy={id}
      isInvalid={problems.some(({ field }) => field === name)}
      text={state.entry[name].text}
      formatted={tidied(state.entry[name])}
      onText={(text) => actions.change({ [name]: typedAmount(text) })}
    />
  );
  return (
    <Disclosure
      title={text.title}
      answer={<span>{answer ? say.left(answer) : text.hint}</span>}
      id="pay"
      className="screen-only needs-script"
    >
      <Split ratio="minmax(0, 1.3fr) minmax(0, 1fr)">
        <div>
          <Fields>{field(required)}</Fields>
          <Others>
            <summary>{text.others}</summary>
            <Fields>{optional.map(field)}</Fields>
          </Others>
        </div>
        <Answer id={id}>
          {answer && <Left {...part} answer={answer} />}
          {problem && (
            <p key="problem" data-kind="problem">
              {problem}
            </p>
          )}
        </Answer>
      </Split>
      {answer && optional.some((name) => state.entry[name].text.trim() !== "") && (
        <AffordableLoans {...part} answer={answer} />
      )}
      <Small as="p">
        {text.private} {hasLimit && text.ceiling}
      </Small>
    </Disclosure>
  );
}

type AnsweredProps = CalculatorPartProps & { answer: PayAnswer };

function Left({ answer, say, labels: { pay: text } }: AnsweredProps) {
  const isLacking = answer.left < 0n;
  return (
    <>
      <p data-kind={isLacking ? "problem" : undefined}>
        <strong translate="no">{say.money(answer.left)}</strong> <span>{text.left}</span>
      </p>
      <p>{say.aside(answer)}</p>
      {isLacking && (
        <a key="lacking" href={text.cannotPay.to}>
          {text.cannotPay.label}
        </a>
      )}
    </>
  );
}

function AffordableLoans({ answer, plan, say, actions, labels: { pay: text } }: AnsweredProps) {
  const { cheapest, largest, salary } = answer;
  const loan = (name: string, sentence: string, button?: ReactNode) => (
    <div>
      <dt>{name}</dt>
      <dd>{sentence}</dd>
      {button && <dd key="button">{button}</dd>}
    </div>
  );
  return (
    <Loans>
      {loan(
        text.cheapest,
        say.cheapest(answer),
        cheapest && (
          <SmallButton
            onClick={() => actions.change({ term: enteredTerm(cheapest.quote.termMonths) })}
          >
            {`${text.choose} ${say.months(cheapest.quote.termMonths)}`}
          </SmallButton>
        ),
      )}
      {loan(
        text.largest,
        say.largest(answer),
        largest !== undefined && (
          <SmallButton onClick={() => actions.applyAmount(largest)}>{text.useLargest}</SmallButton>
        ),
      )}
      {plan.salaryMultiple && salary > 0n && loan(text.limit, say.limit(answer))}
    </Loans>
  );
}

const Fields = styled.div`
  ${stack(space[3])}
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
`;

const Loans = styled.dl`
  ${stack(`${space[4]} ${space[12]}`)}
  margin-block: ${space[5]};
  ${columns("md", 2)}
  & dt {
    ${small}
  }
  & dd + dd {
    margin-top: ${space[2]};
  }
`;
