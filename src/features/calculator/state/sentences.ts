import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import type { TermOption } from "../../../lending/everyTerm";
import { toCents } from "../../../lending/fraction";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney } from "../../../lending/money";
import type { LoanQuote } from "../../../lending/quote";
import { formatMonthlyRate } from "../../../lending/ratePlan";
import { onReducingBalance } from "../../../lending/reducingBalance";

/** Formats a number of months: "1 month", "12 months". */
export const monthsText = (months: number): string =>
  `${months} ${months === 1 ? "month" : "months"}`;

/** Names a loan: "$50,000.00 TTD, 6 months". */
export const loanText = (amount: bigint, currency: Currency, termMonths: number): string =>
  `${formatMoney(amount, currency)} ${currency.code}, ${monthsText(termMonths)}`;

/**
 * States the number of payments, and the last one where rounding makes it differ. A loan of a few cents can be
 * repaid before its term.
 */
export function paymentsSentence({ schedule, payment }: LoanFigures, currency: Currency): string {
  const last = schedule.findLast((instalment) => instalment.payment > 0n);
  const months = `for ${monthsText(last?.month ?? schedule.length)}`;
  return !last || last.payment === payment
    ? months
    : `${months}, the last one ${formatMoney(last.payment, currency)}`;
}

/** States the figures in a sentence or two, to be announced to assistive technology. */
export function figuresAnnouncement(
  figures: LoanFigures,
  currency: Currency,
  labels: Queries.CalculatorLabelsFieldsFragment["results"],
): string {
  const money = (cents: bigint) => formatMoney(cents, currency);
  const { payment, repayment, interest, annualRate } = figures;
  return `${labels.payment} ${money(payment)} ${paymentsSentence(figures, currency)}. You repay ${money(repayment)}, of which ${money(interest)} is interest. ${labels.effectiveRate} ${formatAnnualRate(annualRate.effectivePercent)}.`;
}

/** Returns the term that a loan is compared with: a month longer, or the longest below. */
export const neighbourOf = (
  options: readonly TermOption[],
  termMonths: number,
): TermOption | undefined =>
  options.find((option) => option.termMonths === termMonths + 1) ??
  options.findLast((option) => option.termMonths < termMonths) ??
  options[0];

/** States what another term changes: "7 months: $700.00 less a month, $600.00 less in all". */
export function stepSentence(from: LoanFigures, to: LoanFigures, currency: Currency): string {
  const change = (before: bigint, after: bigint) =>
    before === after
      ? "the same"
      : `${formatMoney(after > before ? after - before : before - after, currency)} ${after > before ? "more" : "less"}`;
  return `${monthsText(to.quote.termMonths)}: ${change(from.payment, to.payment)} a month, ${change(from.repayment, to.repayment)} in all`;
}

/**
 * States what is left to pay when half of the payments are made. It is no debt yet: interest to come
 * is a part of it.
 */
export function owedSentence({ schedule }: LoanFigures, currency: Currency): string {
  const half = schedule[Math.floor(schedule.length / 2) - 1];
  if (!half) return "You repay it all after 1 month";
  return `After ${half.month} of ${monthsText(schedule.length)}, ${formatMoney(half.leftToPay, currency)} is left to pay`;
}

/** States how much less the same monthly rate costs on what is still owed. */
export function reducingSentence(quote: LoanQuote, currency: Currency): string {
  // Both totals are shown, rounded, beside the sentence.
  const extra = toCents(quote.totalRepayment) - toCents(onReducingBalance(quote).totalRepayment);
  return `At ${formatMonthlyRate(quote.monthlyRatePercent)} a month on what you still owe, it would cost ${
    extra > 0n ? `${formatMoney(extra, currency)} less` : "the same"
  }`;
}

/** Lists the figures as lines of plain text, to be copied into a message. */
export function figuresText(
  { form, results }: Queries.CalculatorLabelsFieldsFragment,
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
