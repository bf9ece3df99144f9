import { Button } from "../../../components/Button";
import { ButtonLink } from "../../../components/ButtonLink";
import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { formatMoney } from "../../../lending/money";
import { KeepLoan } from "../../sideBySide/KeepLoan";
import { keptLoanOf } from "../../sideBySide/keptLoans";
import type { CalculatorViewProps } from "../calculatorProps";
import { Figure } from "../Figure";
import { paymentsSentence } from "../state/sentences";
import { Saving } from "./Saving";
import { Actions, Details, Headline, NextStep } from "./styles";

/** A sum of this many characters or more has a smaller font. */
const LONG_SUM = 12;

/** What the loan costs: the payment, the sums, the annual percentage rates. */
export function Results({
  labels,
  sideBySide,
  state,
  actions,
  applyLink,
  lowerRates,
  heading: Heading,
}: CalculatorViewProps) {
  const { figures, lastFigures, currency } = state;
  const { results } = labels;
  const { quote, payment, interest, repayment, annualRate } = lastFigures;
  const isValid = figures !== undefined;
  const money = (cents: bigint) => formatMoney(cents, currency);
  const rows = [
    [results.principal, money(quote.principal)],
    [results.interest, money(interest)],
    [results.repayment, money(repayment)],
    [results.nominalRate, formatAnnualRate(annualRate.nominalPercent)],
    [results.effectiveRate, formatAnnualRate(annualRate.effectivePercent)],
  ] as const;
  const buttons: [string, () => void][] = [
    [results.share, actions.share],
    [results.copyLink, actions.copyLink],
    [results.copyFigures, actions.copyFigures],
    [results.print, actions.print],
  ];
  return (
    <>
      <Headline data-tone="dark">
        <Heading className="visually-hidden">{results.title}</Heading>
        <dl>
          <div>
            <dt>{results.payment}</dt>
            <dd data-length={money(payment).length >= LONG_SUM ? "long" : undefined}>
              <Figure isValid={isValid}>{money(payment)}</Figure>
            </dd>
            <dd data-computed={isValid ? "current" : "stale"}>
              {paymentsSentence(lastFigures, currency)}
            </dd>
          </div>
        </dl>
      </Headline>
      <Details data-tone="dark">
        <dl>
          {rows.map(([label, figure]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Figure isValid={isValid}>{figure}</Figure>
              </dd>
            </div>
          ))}
        </dl>
        {lowerRates && <Saving {...lowerRates} state={state} />}
        <p>{results.rateNote}</p>
        <p>{results.estimate}</p>
        {applyLink && (
          <NextStep>
            <ButtonLink to={applyLink.to}>{applyLink.label}</ButtonLink>
          </NextStep>
        )}
        <Actions className="needs-script">
          {buttons.map(([label, onClick]) => (
            <Button
              key={label}
              type="button"
              data-variant="secondary"
              data-size="small"
              disabled={!isValid}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
          <KeepLoan labels={sideBySide} loan={figures && keptLoanOf(figures, currency)} />
        </Actions>
      </Details>
    </>
  );
}
