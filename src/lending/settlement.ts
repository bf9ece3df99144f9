import { fraction, toCents } from "./fraction";
import { type LoanQuote, quoteLoan } from "./quote";
import type { RatePlan } from "./ratePlan";
import type { Instalment } from "./schedule";

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/**
 * Returns for each month of the schedule the amount that settles the loan right after that month's
 * payment, in whole cents. A loan that is paid off early costs what it would have cost over the shorter
 * term, and never more than was agreed:
 *
 *     cost       = min(agreed total, total of the same principal over the months so far)
 *     settlement = cost − payments so far
 *
 * The cost is at least the principal and the interest of the months so far, so that on a reducing
 * balance, or where a shorter term has a lower rate, the borrower repays the whole principal. A loan of a
 * few cents whose rounded payments exceed that cost has nothing left to settle.
 * @param plan the one by which the loan was quoted
 * @param schedule the instalments of the quote
 */
export const settlements = (
  plan: Pick<RatePlan, "rateBands" | "interest">,
  quote: LoanQuote,
  schedule: readonly Instalment[],
): readonly bigint[] => {
  const agreed = toCents(quote.totalRepayment);
  let paid = 0n;
  let interestPaid = 0n;
  return schedule.map(({ month, payment, interest }) => {
    paid += payment;
    interestPaid += interest;
    const accrued = quote.isReducing ? interestPaid : flatInterest(quote, month);
    const shorter = toCents(quoteLoan(plan, quote.principal, month).totalRepayment);
    const cost = larger(smaller(agreed, shorter), quote.principal + accrued);
    return larger(cost - paid, 0n);
  });
};

/** Returns the interest of the first months at a flat rate, in whole cents: each has the same part. */
const flatInterest = ({ totalInterest, termMonths }: LoanQuote, months: number): bigint =>
  toCents(
    fraction(
      totalInterest.numerator * BigInt(months),
      totalInterest.denominator * BigInt(termMonths),
    ),
  );
