import { type Fraction, fraction, subtract } from "./fraction";
import type { LoanQuote } from "./quote";
import { rateInMillionths } from "./ratePlan";

/** The same loan with interest on the outstanding balance. Exact figures, in cents. */
export type ReducingBalance = {
  readonly monthlyPayment: Fraction;
  readonly totalInterest: Fraction;
  readonly totalRepayment: Fraction;
  /** How much more the flat rate costs than the reducing balance; never negative. */
  readonly extraCost: Fraction;
};

// Babel may compile `**` to Math.pow, which rejects BigInt.
const power = (base: bigint, exponent: number): bigint => {
  let result = 1n;
  for (let factor = 0; factor < exponent; factor += 1) {
    result *= base;
  }
  return result;
};

/**
 * Computes a quoted loan on a reducing balance at the same monthly rate r over n months. The payment
 * is principal × r × (1 + r)ⁿ / ((1 + r)ⁿ − 1), or principal / n at r = 0 (Kellison, The Theory of
 * Interest, level annuity-immediate). As r is in whole millionths, the result is an exact fraction.
 */
export const onReducingBalance = (quote: LoanQuote): ReducingBalance => {
  const rate = rateInMillionths(quote.monthlyRatePercent);
  const months = BigInt(quote.termMonths);
  const growth = power(1_000_000n + rate, quote.termMonths);
  const par = power(1_000_000n, quote.termMonths);
  const numerator = rate === 0n ? quote.principal : quote.principal * rate * growth;
  const denominator = rate === 0n ? months : 1_000_000n * (growth - par);
  const totalRepayment = fraction(numerator * months, denominator);
  const totalInterest = subtract(totalRepayment, fraction(quote.principal, 1n));
  return {
    monthlyPayment: fraction(numerator, denominator),
    totalInterest,
    totalRepayment,
    extraCost: subtract(quote.totalInterest, totalInterest),
  };
};
