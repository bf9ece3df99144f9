import { type Fraction, fraction, subtract } from "./fraction";
import {
  MAXIMUM_TERM_MONTHS,
  type RatePlan,
  rateBandFor,
  rateInMillionths,
  termsOf,
} from "./ratePlan";

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

/** A longer term that costs less in total than the chosen one. */
export type CheaperTerm = {
  /** The loan over that term. */
  readonly quote: LoanQuote;
  /** What it costs less than the chosen loan: exact, in cents, more than zero. */
  readonly saving: Fraction;
};

/**
 * Finds the longer term on offer with the lowest total repayment, if that is lower than the chosen
 * one's. It exists where a longer term has a lower rate: 7 months at 2% cost less than 6 at 4%. Of
 * equal totals the shorter term is returned.
 */
export const cheaperLongerTerm = (plan: RatePlan, chosen: LoanQuote): CheaperTerm | undefined => {
  let best: CheaperTerm | undefined;
  for (const termMonths of termsOf(plan)) {
    if (termMonths > chosen.termMonths) {
      const quote = quoteLoan(plan, chosen.principal, termMonths);
      const rival = best?.quote ?? chosen;
      if (subtract(rival.totalRepayment, quote.totalRepayment).numerator > 0n) {
        best = { quote, saving: subtract(chosen.totalRepayment, quote.totalRepayment) };
      }
    }
  }
  return best;
};
