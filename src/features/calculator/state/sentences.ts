import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import type { TermOption } from "../../../lending/everyTerm";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney } from "../../../lending/money";
import { formatMonthlyRate } from "../../../lending/ratePlan";

/** Formats a number of months: "1 month", "12 months". */
export const monthsText = (months: number): string =>
  `${months} ${months === 1 ? "month" : "months"}`;

/** States what the credit costs in money. */
export const costSentence = ({ repayment, interest }: LoanFigures, currency: Currency): string =>
  `You repay ${formatMoney(repayment, currency)}, of which ${formatMoney(interest, currency)} is interest.`;

/** States the flat monthly rate, which must never be called an annual rate. */
export const rateSentence = ({ quote }: LoanFigures): string =>
  `${formatMonthlyRate(quote.monthlyRatePercent)} of the amount borrowed is added each month.`;

/** States the number of payments, and the last one where rounding makes it differ. */
export function paymentsSentence(
  { schedule, payment, lastPayment }: LoanFigures,
  currency: Currency,
): string {
  const months = `for ${monthsText(schedule.length)}`;
  return lastPayment === payment
    ? months
    : `${months}, the last one ${formatMoney(lastPayment, currency)}`;
}

/** States the figures in a sentence or two, to be announced to assistive technology. */
export const figuresAnnouncement = (figures: LoanFigures, currency: Currency): string =>
  `Monthly payment ${formatMoney(figures.payment, currency)} ${paymentsSentence(figures, currency)}. ${costSentence(figures, currency)} Effective APR ${formatAnnualRate(figures.annualRate.effectivePercent)}.`;

/** States which terms have the lowest payment, the lowest total and the highest. */
export function termsSentence(options: readonly TermOption[], currency: Currency): string {
  const [first, ...others] = options;
  if (!first) return "";
  const lowestPayment = options.find(({ hasLowestPayment }) => hasLowestPayment) ?? first;
  const lowestTotal = options.find(({ hasLowestTotal }) => hasLowestTotal) ?? first;
  const highestTotal = others.reduce(
    (highest, option) => (option.figures.repayment > highest.figures.repayment ? option : highest),
    first,
  );
  const payment = formatMoney(lowestPayment.figures.payment, currency);
  const total = ({ figures, termMonths }: TermOption) =>
    `${formatMoney(figures.repayment, currency)} over ${monthsText(termMonths)}`;
  return `The lowest payment is ${payment}, over ${monthsText(lowestPayment.termMonths)}. The lowest total is ${total(lowestTotal)}, the highest ${total(highestTotal)}.`;
}

/** Lists the figures as lines of plain text, to be copied into a message. */
export function figuresText(
  { form, results }: Queries.CalculatorLabelsDataFragment,
  figures: LoanFigures,
  currency: Currency,
): string {
  const money = (cents: bigint) => `${formatMoney(cents, currency)} ${currency.code}`;
  const { quote, payment, interest, repayment, annualRate } = figures;
  return [
    [form.amount, money(quote.principal)],
    [form.term, monthsText(quote.termMonths)],
    [results.payment, `${money(payment)} ${paymentsSentence(figures, currency)}`],
    [results.interest, money(interest)],
    [results.repayment, money(repayment)],
    [results.nominalRate, formatAnnualRate(annualRate.nominalPercent)],
    [results.effectiveRate, formatAnnualRate(annualRate.effectivePercent)],
  ]
    .map(([name, figure]) => `${name}: ${figure}`)
    .concat(results.estimate)
    .join("\n");
}
