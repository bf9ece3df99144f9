import { formatAnnualRate } from "./annualPercentageRate";
import { interestPercent, loanFigures } from "./loanFigures";
import { currencyOf, formatMoney, UNIT } from "./money";
import { parseAmount } from "./parseInput";
import { centsOf, outOfRange, type RatePlan, termsOf } from "./ratePlan";

/**
 * Returns the figures that must be shown next to a rate, as strings, with money in the plan's first currency.
 * Includes the highest annual rates over all terms in the plan.
 * @param amount in units of the currency, with at most as many decimals as the currency has
 * @param termMonths whole months, 1 to 600
 * @throws RangeError when the amount is not more than zero or the term is out of range
 */
export const exampleFigures = (plan: RatePlan, amount: number, termMonths: number) => {
  const principal = centsOf(amount);
  const example = loanFigures(plan, principal, termMonths);
  // If several terms have the same rate, the shortest one wins.
  const largest = termsOf(plan)
    .map((term) => loanFigures(plan, principal, term))
    .reduce((one, other) =>
      other.annualRate.effectivePercent > one.annualRate.effectivePercent ? other : one,
    );
  const currency = currencyOf(plan.currencies[0]);
  const money = (cents: bigint) => formatMoney(cents, currency);
  const { quote, payment, lastPayment, interest, repayment, annualRate } = example;
  return {
    principal: money(principal),
    termMonths,
    monthlyRate: `${quote.monthlyRatePercent}%`,
    instalment: money(payment),
    lastInstalment: lastPayment === payment ? null : money(lastPayment),
    totalInterest: money(interest),
    totalRepayment: money(repayment),
    interestPercent: interestPercent(example),
    effectiveRate: formatAnnualRate(annualRate.effectivePercent),
    nominalRate: formatAnnualRate(annualRate.nominalPercent),
    shortestTerm: plan.termRange.minimum,
    longestTerm: plan.termRange.maximum,
    largestEffectiveRate: formatAnnualRate(largest.annualRate.effectivePercent),
    largestNominalRate: formatAnnualRate(largest.annualRate.nominalPercent),
    largestRateTerm: largest.quote.termMonths,
  };
};

/**
 * Returns a loan's figures for the amount that the visitor entered, or null if it is invalid or not offered.
 */
export function typedPrice(plan: RatePlan, text: string, termMonths: number) {
  const amount = parseAmount(text);
  if (!amount.ok || outOfRange(plan, amount.cents, termMonths).amount) return null;
  return exampleFigures(plan, Number(amount.cents) / Number(UNIT), termMonths);
}
