import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { subtract, toCents } from "../../../lending/fraction";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney } from "../../../lending/money";
import { cheaperLongerTerm, quoteLoan } from "../../../lending/quote";
import { formatMonthlyRate, type RatePlan } from "../../../lending/ratePlan";

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

/**
 * States what a longer term at a lower rate means for the chosen loan.
 * @returns undefined when no longer term has a lower rate and no shorter one a higher rate
 */
export function rateDropSentence(
  plan: RatePlan,
  { quote }: LoanFigures,
  currency: Currency,
): string | undefined {
  const { rateBands } = plan;
  const chosen = rateBands.findIndex(
    ({ upToMonths }) => (upToMonths ?? Number.POSITIVE_INFINITY) >= quote.termMonths,
  );
  const own = formatMonthlyRate(quote.monthlyRatePercent);
  const shorter = rateBands[chosen - 1];
  const longer = rateBands[chosen + 1];
  if (longer && longer.monthlyRatePercent < quote.monthlyRatePercent) {
    const from = (rateBands[chosen]?.upToMonths ?? 0) + 1;
    const drop = `From ${monthsText(from)} the rate is ${formatMonthlyRate(longer.monthlyRatePercent)} a month instead of ${own}.`;
    const cheaper = cheaperLongerTerm(plan, quote);
    if (cheaper)
      return `${drop} Over ${monthsText(cheaper.quote.termMonths)} you would repay ${formatMoney(toCents(cheaper.quote.totalRepayment), currency)}, which is ${formatMoney(toCents(cheaper.saving), currency)} less.`;
    const next = quoteLoan(plan, quote.principal, from);
    const more = toCents(subtract(next.totalRepayment, quote.totalRepayment));
    return `${drop} Over ${monthsText(from)} you would still repay ${formatMoney(more, currency)} more.`;
  }
  return shorter && shorter.monthlyRatePercent > quote.monthlyRatePercent
    ? `You have the lower rate: ${own} a month from ${monthsText((shorter.upToMonths ?? 0) + 1)}, instead of ${formatMonthlyRate(shorter.monthlyRatePercent)}.`
    : undefined;
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
