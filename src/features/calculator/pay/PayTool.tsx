import { useId } from "react";
import { Button } from "../../../components/Button";
import { NumberField } from "../../../components/NumberField";
import { payProblem } from "../../../lending/inputMessages";
import type { CalculatorViewProps } from "../calculatorProps";
import { Legend, ShareBar } from "../chartStyles";
import { PAY_FIELDS } from "../state/calculatorEntry";
import { payFigures, payShares } from "../state/paySentences";
import { monthsText } from "../state/sentences";
import { Panel } from "../styles";
import { CANNOT_PAY_ANCHOR } from "./CannotPay";
import { Answer, Fields, Left, Options } from "./styles";

/** Shown until there is a figure. */
const NO_FIGURE = "—";

/** What the chosen loan leaves of the monthly pay, and which loans keep what is set aside. */
export function PayTool({ labels, state, actions, heading: Heading }: CalculatorViewProps) {
  const id = useId();
  const { pay, currency } = state;
  const { answer, problems } = pay;
  const [problem] = problems;
  const text = labels.pay;
  const figures = answer && payFigures(answer, currency);
  const [owed, loan] = answer ? payShares(answer) : [0, 0];
  const isShort = answer !== undefined && answer.left < 0n;
  const { terms, largest } = answer ?? {};
  const chooseTerm = (termMonths: number | undefined) =>
    termMonths !== undefined && {
      label: `${text.choose} ${monthsText(termMonths)}`,
      onClick: () => actions.change({ termText: String(termMonths) }),
    };
  const options = [
    { label: text.longest, figure: figures?.longest, use: chooseTerm(terms?.longest.termMonths) },
    {
      label: text.cheapest,
      figure: figures?.cheapest,
      use: chooseTerm(terms?.cheapest.termMonths),
    },
    {
      label: text.largest,
      figure: figures?.largest,
      use: largest !== undefined && {
        label: text.useLargest,
        onClick: () => actions.applyAmount(largest),
      },
    },
  ];
  return (
    <Panel className="screen-only">
      <Heading>{text.title}</Heading>
      <p>{text.lead}</p>
      <div className="needs-script">
        <Fields>
          {PAY_FIELDS.map((name) => (
            <div key={name}>
              <NumberField
                label={text[name]}
                name={name}
                before={currency.code}
                aria-describedby={`${id}-answer`}
                isInvalid={problems.some(({ field }) => field === name)}
                value={pay.texts[name]}
                onChange={({ target }) =>
                  actions.change({ payTexts: { ...pay.texts, [name]: target.value } })
                }
              />
            </div>
          ))}
        </Fields>
        <Left data-short={isShort || undefined}>
          <span>{text.left}</span>
          <strong translate="no">{figures?.left ?? NO_FIGURE}</strong>
        </Left>
        <ShareBar aria-hidden="true">
          <rect data-part="left" width={answer && !isShort ? "100%" : "0"} height="100%" />
          <rect data-part="loan" width={`${owed + loan}%`} height="100%" />
          <rect data-part="owed" width={`${owed}%`} height="100%" />
        </ShareBar>
        <Legend aria-hidden="true">
          <li data-part="owed">{text.owed}</li>
          <li data-part="loan">{text.loan}</li>
          <li data-part="left">{text.left}</li>
        </Legend>
        <Answer id={`${id}-answer`}>
          {problem ? (
            <p data-kind="problem">
              {payProblem(problem.problem, text[problem.field], problem.field !== "takeHome")}
            </p>
          ) : (
            <p data-kind={isShort ? "problem" : undefined}>{figures?.sentence ?? text.hint}</p>
          )}
          {isShort && <a href={`#${CANNOT_PAY_ANCHOR}`}>{labels.cannotPay.title}</a>}
        </Answer>
        <Options>
          {options.map(({ label, figure, use }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure ?? NO_FIGURE}</dd>
              {use && (
                <dd>
                  <Button
                    type="button"
                    data-variant="secondary"
                    data-size="small"
                    onClick={use.onClick}
                  >
                    {use.label}
                  </Button>
                </dd>
              )}
            </div>
          ))}
        </Options>
      </div>
      <p>{text.ceiling}</p>
    </Panel>
  );
}
