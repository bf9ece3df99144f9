import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { subtract, toCents } from "../../../lending/fraction";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney } from "../../../lending/money";
import { cheaperLongerTerm, quoteLoan } from "../../../lending/quote";
import { formatMonthlyRate, type RatePlan } from "../../../lending/ratePlan";

/** A number of months in words: "1 month", "12 months". */
export const monthsText = (months: number): string =>
  `${months} ${months === 1 ? "month" : "months"}`;

/** What the credit costs in money, said plainly. */
export const costSentence = ({ repayment, interest }: LoanFigures, currency: Currency): string =>
  `You repay ${formatMoney(repayment, currency)}, of which ${formatMoney(interest, currency)} is interest.`;

/** How the interest comes about. A flat monthly rate, never to be called an annual one. */
export const rateSentence = ({ quote }: LoanFigures): string =>
  `${formatMonthlyRate(quote.monthlyRatePercent)} of the amount borrowed is added each month.`;

/** How many payments there are, and the last one where the cents of rounding make it differ. */
export function paymentsSentence({ schedule, payment }: LoanFigures, currency: Currency): string {
  const last = schedule.at(-1)?.payment ?? payment;
  return last === payment
    ? `for ${monthsText(schedule.length)}`
    : `for ${monthsText(schedule.length)}, the last one ${formatMoney(last, currency)}`;
}

/** The figures in a sentence or two, for people who hear them. */
export const spokenFigures = (figures: LoanFigures, currency: Currency): string =>
  `Monthly payment ${formatMoney(figures.payment, currency)} ${paymentsSentence(figures, currency)}. ${costSentence(figures, currency)} Effective APR ${formatAnnualRate(figures.annualRate.effectivePercent)}.`;

/**
 * What a longer term at a lower rate means for the chosen loan. Nothing where the plan has no lower
 * rate for longer terms at all.
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
