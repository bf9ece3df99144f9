import { formatAnnualRate } from "./annualPercentageRate";
import { chargedOnce } from "./fees";
import { costPercent, loanFigures } from "./loanFigures";
import { currencyOf, formatAmount, formatMoney } from "./money";
import { centsOf, type RatePlan } from "./ratePlan";

/**
 * Returns the figures that must be shown next to a rate, as strings, with money in the plan's first currency.
 * @param amount in units of the currency, with at most as many decimals as the currency has
 * @param termMonths whole months, 1 to 600
 * @throws RangeError when the amount is not more than zero or the term is out of range
 */
export const exampleFigures = (plan: RatePlan, amount: number, termMonths: number) => {
  const principal = centsOf(amount);
  const example = loanFigures(plan, principal, termMonths);
  const currency = currencyOf(plan.currencies[0]);
  const money = (cents: bigint) => formatMoney(cents, currency);
  const { payment, firstPayment, lastPayment, interest, repayment, annualRate } = example;
  return {
    principal: money(principal),
    received: example.received === principal ? null : money(example.received),
    fees: chargedOnce(example.fees).map(({ name, cents }) => ({ name, amount: money(cents) })),
    firstInstalment: firstPayment === payment ? null : money(firstPayment),
    termMonths,
    instalment: money(payment),
    lastInstalment: lastPayment === payment ? null : money(lastPayment),
    totalInterest: money(interest),
    totalFees: example.cost === interest ? null : money(example.cost - interest),
    totalRepayment: money(repayment),
    costPercent: costPercent(example),
    effectiveRate: formatAnnualRate(annualRate.effectivePercent),
    nominalRate: formatAnnualRate(annualRate.nominalPercent),
  };
};

/** A pay slip from which one instalment of a loan is deducted. Its amounts are in units of the currency. */
export interface PaySlip {
  gross: { amount: number };
  deducted: { amount: number };
  amount: number;
  termMonths: number;
}

/**
 * Returns the figures of a pay slip, as strings without the currency's symbol.
 * @throws RangeError when the loan's amount is not more than zero or its term is out of range
 */
export function paySlipFigures(plan: RatePlan, { gross, deducted, amount, termMonths }: PaySlip) {
  const { payment } = loanFigures(plan, centsOf(amount), termMonths);
  const before = centsOf(gross.amount) - centsOf(deducted.amount);
  return {
    gross: formatAmount(centsOf(gross.amount)),
    deducted: formatAmount(centsOf(deducted.amount)),
    before: formatAmount(before),
    instalment: formatAmount(payment),
    net: formatAmount(before - payment),
  };
}
