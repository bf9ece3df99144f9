import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney } from "../../../lending/money";
import { monthsText, paymentsSentence } from "./sentences";

/** The figures as lines of plain text, to be pasted into a message. */
export function figuresText(
  { form, results }: Queries.CalculatorWordsDataFragment,
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
