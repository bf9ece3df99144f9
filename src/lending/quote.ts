import { type Fraction, fraction, subtract, times } from "./fraction";
import {
  MAXIMUM_TERM_MONTHS,
  MILLION,
  type RatePlan,
  rateBandFor,
  rateInMillionths,
} from "./ratePlan";

/**
 * Returns the monthly payment. At a flat rate r over n months, it is principal / n + r × principal. On a
 * reducing balance, it is that of a level annuity-immediate (Kellison, The Theory of Interest):
 * principal × r × (1 + r)ⁿ / ((1 + r)ⁿ − 1), or principal / n if r = 0.
 * @param rate the rate for one month, zero or more
 */
export const monthlyPaymentAt = (
  { numerator: rate, denominator: one }: Fraction,
  isReducing: boolean,
  principal: bigint,
  termMonths: number,
): Fraction => {
  const months = BigInt(termMonths);
  if (!isReducing || rate === 0n) return fraction(principal * (one + rate * months), one * months);
  const growth = (one + rate) ** months;
  return fraction(principal * rate * growth, one * (growth - one ** months));
};

/**
 * Quotes a loan at the plan's rates: the total repayment is n monthly payments, and the interest is what exceeds the
 * principal. At a flat rate, that is principal × rate × n. Because r is a whole number of millionths, all figures are
 * exact fractions. The plan's ranges are not enforced.
 * @param principal in cents, more than zero
 * @param termMonths whole months, 1 to 600
 * @throws RangeError when the principal or the term is outside those bounds
 */
export const quoteLoan = (
  plan: Pick<RatePlan, "rateBands" | "interest">,
  principal: bigint,
  termMonths: number,
) => {
  if (principal <= 0n)
    throw new RangeError(`A principal is more than zero cents, not ${principal}`);
  if (!Number.isInteger(termMonths) || termMonths < 1 || termMonths > MAXIMUM_TERM_MONTHS)
    throw new RangeError(`A term is 1 to ${MAXIMUM_TERM_MONTHS} whole months, not ${termMonths}`);
  const { monthlyRatePercent } = rateBandFor(plan, termMonths);
  const isReducing = plan.interest === "reducing";
  const rate = fraction(rateInMillionths(monthlyRatePercent), MILLION);
  const monthlyPayment = monthlyPaymentAt(rate, isReducing, principal, termMonths);
  const totalRepayment = times(monthlyPayment, termMonths);
  return {
    /** In cents. */
    principal,
    termMonths,
    /** Whether the rate is charged on the balance still owed, rather than always on the whole principal. */
    isReducing,
    /** If the rate is flat, this is not one twelfth of the nominal annual percentage rate. */
    monthlyRatePercent,
    monthlyPayment,
    totalInterest: subtract(totalRepayment, fraction(principal, 1n)),
    totalRepayment,
  };
};

/** The cost of a loan. Every figure is exact, in cents, and `roundHalfUp` rounds it where it is shown. */
export type LoanQuote = ReturnType<typeof quoteLoan>;

/** Quotes the same principal, monthly rate and term on a reducing balance. */
export const onReducingBalance = (quote: LoanQuote): LoanQuote =>
  quoteLoan({ interest: "reducing", rateBands: [quote] }, quote.principal, quote.termMonths);
