import type { ReactNode } from "react";
import { Button } from "../../components/Button";
import { ButtonLink } from "../../components/ButtonLink";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { formatMoney } from "../../lending/money";
import type { CalculatorPartProps } from "./calculatorProps";
import { Figure } from "./Figure";
import { Actions, Facts, More, Note, Payment, Result } from "./resultStyles";
import { paymentsSentence } from "./state/sentences";

/** A sum of this many characters or more has a smaller font. */
const LONG_SUM = 12;

interface ResultsProps extends CalculatorPartProps {
  /** The level of the heading on the page. */
  heading: "h2" | "h3";
  /** What the visitor can do next. */
  children: ReactNode;
}

/** What the loan costs: the payment, the total, the interest in it, both annual rates. */
export function Results({ labels, state, heading: Heading, children }: ResultsProps) {
  const { figures, lastFigures, currency } = state;
  const { results } = labels;
  const { payment, interest, repayment, annualRate } = lastFigures;
  const isValid = figures !== undefined;
  const money = (cents: bigint) => formatMoney(cents, currency);
  const facts = [
    [results.repayment, money(repayment)],
    [results.interest, money(interest)],
    [results.nominalRate, formatAnnualRate(annualRate.nominalPercent)],
    [results.effectiveRate, formatAnnualRate(annualRate.effectivePercent)],
  ] as const;
  return (
    <Result data-tone="dark">
      <Heading className="visually-hidden">{results.title}</Heading>
      <dl>
        <Payment>
          <dt>{results.payment}</dt>
          <dd data-length={money(payment).length >= LONG_SUM ? "long" : undefined}>
            <Figure isValid={isValid}>{money(payment)}</Figure>
          </dd>
          <dd data-computed={isValid ? "current" : "stale"}>
            <span>{paymentsSentence(lastFigures, currency)}</span>
          </dd>
        </Payment>
      </dl>
      <Facts>
        {facts.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure isValid={isValid}>{figure}</Figure>
            </dd>
          </div>
        ))}
      </Facts>
      {children}
      <Note>{results.rateNote}</Note>
      <Note>{results.estimate}</Note>
    </Result>
  );
}

interface NextStepProps extends CalculatorPartProps {
  link: { readonly label: string; readonly to: string };
  /** Further actions, after the button that prints. */
  children: ReactNode;
}

/** The next step, and below it what can be done with the result. */
export const NextStep = ({ labels, state, actions, link, children }: NextStepProps) => (
  <>
    <ButtonLink to={link.to}>{link.label}</ButtonLink>
    <Actions className="needs-script">
      <Button
        type="button"
        data-variant="secondary"
        data-size="small"
        disabled={!state.figures}
        onClick={actions.print}
      >
        {labels.results.print}
      </Button>
      {children}
    </Actions>
  </>
);

/** What is seldom done with a result, behind a word. */
export function MoreActions({ labels: { results }, state, actions }: CalculatorPartProps) {
  const buttons: [string, () => void][] = [
    [results.share, actions.share],
    [results.copyLink, actions.copyLink],
    [results.copyFigures, actions.copyFigures],
  ];
  return (
    <More>
      <summary>{results.more}</summary>
      {buttons.map(([label, onClick]) => (
        <Button
          key={label}
          type="button"
          data-variant="secondary"
          data-size="small"
          disabled={!state.figures}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </More>
  );
}
