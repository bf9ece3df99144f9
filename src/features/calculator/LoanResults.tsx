import type { ReactNode } from "react";
import { ComputedFigure, ResultsPanel } from "../../components/Calculator/Results";
import { useLendingNote } from "../../components/LendingNote";
import { Figure, Small, Subtitle } from "../../components/Type";
import { formatAnnualRate } from "../../lending/annualPercentageRate";
import { NextStep, type NextStepProps } from "./NextStep";
import type { CalculatorPartProps } from "./useCalculator";

interface LoanResultsProps
  extends NextStepProps,
    Pick<CalculatorPartProps, "labels" | "state" | "say"> {
  children: ReactNode;
}

/** Amounts with at least this many characters are set in a smaller font. */
const LONG_SUM = 12;

/** The longest figure, in characters, that fits into half a phone's width in large type. */
const LONGEST_LARGE_FIGURE = 10;

/**
 * Shows a loan's figures. While a field is invalid, dashes take the space of the last valid ones. Of a loan that
 * is not offered, the figures are smaller, and a button enters the nearest loan that is.
 */
export function LoanResults(props: LoanResultsProps) {
  const { labels, state, say, notLent, children } = props;
  const { lastFigures } = state;
  const { annualRate } = lastFigures;
  const { results } = labels;
  const isValid = state.figures !== undefined;
  const payment = say.money(lastFigures.payment);
  const figures: { label: string; figure: string; isLarge?: true }[] = [
    { label: results.repayment, figure: say.money(lastFigures.repayment), isLarge: true },
    { label: results.interest, figure: say.money(lastFigures.interest), isLarge: true },
    ...say.feesOf(lastFigures),
    { label: results.nominalRate, figure: formatAnnualRate(annualRate.nominalPercent) },
    { label: results.effectiveRate, figure: formatAnnualRate(annualRate.effectivePercent) },
  ];
  const areShort = figures.every(({ figure }) => figure.length <= LONGEST_LARGE_FIGURE);
  return (
    <ResultsPanel
      title={notLent?.text ?? results.title}
      isNotice={notLent !== undefined}
      notes={[results.rateNote, results.estimate, useLendingNote()]}
    >
      <dl data-main="">
        <dt>{results.payment}</dt>
        <Figure as="dd" data-long={notLent || payment.length >= LONG_SUM ? "" : undefined}>
          <ComputedFigure isValid={isValid}>{payment}</ComputedFigure>
        </Figure>
        <Small as="dd" data-computed={isValid ? "current" : "stale"}>
          <span>{say.payments(lastFigures)}</span>
        </Small>
      </dl>
      <dl>
        {figures.map(({ label, figure, isLarge }) => (
          <div key={label} data-large={isLarge}>
            <dt>{label}</dt>
            <Subtitle as="dd" data-long={!areShort || undefined}>
              <ComputedFigure isValid={isValid}>{figure}</ComputedFigure>
            </Subtitle>
          </div>
        ))}
      </dl>
      <div data-next="" data-computed={isValid ? undefined : "stale"}>
        <NextStep {...props} />
        {children}
      </div>
    </ResultsPanel>
  );
}
