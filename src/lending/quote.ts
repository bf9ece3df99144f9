import { type Fraction, fraction } from "./fraction";
import { MAXIMUM_TERM_MONTHS, type RatePlan, rateBandFor, rateInMillionths } from "./ratePlan";

/** What one loan costs. Every figure is exact, in cents; `toCents` rounds it where it is shown. */
export type LoanQuote = {
  /** In cents. */
  readonly principal: bigint;
  readonly termMonths: number;
  /** Per cent of the principal a month. Not an annual percentage rate and not a twelfth of one. */
  readonly monthlyRatePercent: number;
  /** The plan's undisplayed companion of the rate, if it has one. */
  readonly companionValue: number | undefined;
  readonly monthlyPayment: Fraction;
  readonly totalInterest: Fraction;
  readonly totalRepayment: Fraction;
};

/** The denominator of rates: they are whole millionths of the principal. */
const MILLION = 1_000_000n;

/**
 * Quotes a loan at the plan's flat rate (specification, section 9):
 *
 *     monthly payment = principal / term + rate × principal
 *     total interest  = rate × principal × term
 *     total repayment = principal + total interest
 *
 * The specification defines the figures of its two pages in different orders. Multiplied out, both
 * give the same total, so one formula serves both. The plan's ranges are not enforced.
 * @param principal in cents, more than zero
 * @param termMonths whole months, 1 to 600
 * @throws RangeError when the principal or the term is outside those bounds
 */
export const quoteLoan = (plan: RatePlan, principal: bigint, termMonths: number): LoanQuote => {
  if (principal <= 0n) {
    throw new RangeError(`A principal is more than zero cents, not ${principal}`);
  }
  if (!Number.isInteger(termMonths) || termMonths < 1 || termMonths > MAXIMUM_TERM_MONTHS) {
    throw new RangeError(`A term is 1 to ${MAXIMUM_TERM_MONTHS} whole months, not ${termMonths}`);
  }
  const { monthlyRatePercent, companionValue } = rateBandFor(plan, termMonths);
  const months = BigInt(termMonths);
  const interest = principal * rateInMillionths(monthlyRatePercent) * months;
  const repayment = principal * MILLION + interest;
  return {
    principal,
    termMonths,
    monthlyRatePercent,
    companionValue: companionValue ?? undefined,
    monthlyPayment: fraction(repayment, MILLION * months),
    totalInterest: fraction(interest, MILLION),
    totalRepayment: fraction(repayment, MILLION),
  };
};
