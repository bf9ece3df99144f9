import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import type { TermOption } from "../../../lending/everyTerm";
import { roundHalfUp } from "../../../lending/fraction";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney } from "../../../lending/money";
import { type LoanQuote, onReducingBalance } from "../../../lending/quote";
import { formatMonthlyRate } from "../../../lending/ratePlan";
import { monthsText } from "../../../lending/units";
import { fillTemplate } from "../../../lib/fillTemplate";
import type { CalculatorLabels } from "../calculatorProps";
import type { LoanChoice } from "./loanChoice";

/** Names a loan: "$50,000.00 TTD, 6 months". */
export const loanText = (
  { amount, termMonths }: LoanChoice,
  currency: Currency,
  { units }: CalculatorLabels,
): string => `${formatMoney(amount, currency)} ${currency.code}, ${monthsText(termMonths, units)}`;

/** States the number of payments, and the last one if it differs. Cents can be repaid before the term. */
export function paymentsSentence(
  { schedule, payment }: LoanFigures,
  currency: Currency,
  { results, units }: CalculatorLabels,
): string {
  const last = schedule.findLast((instalment) => instalment.payment > 0n);
  const isEqual = !last || last.payment === payment;
  return fillTemplate(isEqual ? results.payments : results.unequalPayments, {
    months: monthsText(last?.month ?? schedule.length, units),
    last: formatMoney(last?.payment ?? 0n, currency),
  });
}

/** Lists the figures after their names. */
const figureLines = (
  figures: LoanFigures,
  labels: CalculatorLabels,
  money: (cents: bigint) => string,
  payments: string,
) => {
  const { results } = labels;
  const { payment, interest, repayment, annualRate } = figures;
  return [
    [results.payment, `${money(payment)} ${payments}`],
    [results.interest, money(interest)],
    [results.repayment, money(repayment)],
    [results.nominalRate, formatAnnualRate(annualRate.nominalPercent)],
    [results.effectiveRate, formatAnnualRate(annualRate.effectivePercent)],
  ].map(([name, figure]) => `${name}: ${figure}`);
};

/** States the figures, to be announced to assistive technology. */
export const figuresAnnouncement = (
  figures: LoanFigures,
  currency: Currency,
  labels: CalculatorLabels,
): string =>
  `${figureLines(
    figures,
    labels,
    (cents) => formatMoney(cents, currency),
    paymentsSentence(figures, currency, labels),
  ).join(". ")}.`;

/** Returns the term that a loan is compared with: a month longer, or the longest below. */
export const neighbourOf = (
  options: readonly TermOption[],
  termMonths: number,
): TermOption | undefined =>
  options.find((option) => option.termMonths === termMonths + 1) ??
  options.findLast((option) => option.termMonths < termMonths) ??
  options[0];

/** States what another term changes: "7 months: $700.00 less a month, $600.00 less in total". */
export function stepSentence(
  from: LoanFigures,
  to: LoanFigures,
  currency: Currency,
  { terms, units }: CalculatorLabels,
): string {
  const change = (before: bigint, after: bigint) => {
    const difference = after - before;
    const amount = formatMoney(difference < 0n ? -difference : difference, currency);
    if (difference === 0n) return terms.same;
    return fillTemplate(difference < 0n ? terms.less : terms.more, { amount });
  };
  return fillTemplate(terms.step, {
    months: monthsText(to.quote.termMonths, units),
    payment: change(from.payment, to.payment),
    total: change(from.repayment, to.repayment),
  });
}

/** States what pays the loan off after half of the payments. */
export function payoffSentence(
  { schedule }: LoanFigures,
  currency: Currency,
  { schedule: texts, units }: CalculatorLabels,
): string {
  const half = schedule[Math.floor(schedule.length / 2) - 1];
  return fillTemplate(half ? texts.half : texts.once, {
    paid: half?.month ?? 0,
    months: monthsText(schedule.length, units),
    amount: formatMoney(half?.principalLeft ?? 0n, currency),
  });
}

/** States how much less the same monthly rate costs on what is still owed. */
export function reducingSentence(
  quote: LoanQuote,
  currency: Currency,
  { comparison }: CalculatorLabels,
): string {
  // Both totals are shown, rounded, beside the sentence.
  const extra =
    roundHalfUp(quote.totalRepayment) - roundHalfUp(onReducingBalance(quote).totalRepayment);
  return fillTemplate(extra > 0n ? comparison.difference : comparison.noDifference, {
    rate: formatMonthlyRate(quote.monthlyRatePercent),
    amount: formatMoney(extra, currency),
  });
}

/** Lists the figures as lines of plain text, to be copied into a message. */
export function figuresText(
  figures: LoanFigures,
  currency: Currency,
  labels: CalculatorLabels,
): string {
  const { form, results, units } = labels;
  const money = (cents: bigint) => `${formatMoney(cents, currency)} ${currency.code}`;
  return [
    `${form.amount}: ${money(figures.quote.principal)}`,
    `${form.term}: ${monthsText(figures.quote.termMonths, units)}`,
    ...figureLines(figures, labels, money, paymentsSentence(figures, currency, labels)),
    results.estimate,
  ].join("\n");
}
