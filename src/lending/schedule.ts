import { fraction, toCents } from "./fraction";
import type { LoanQuote } from "./quote";

/** One month of a repayment schedule; all money in whole cents, never negative. */
export type Instalment = {
  readonly month: number;
  readonly payment: bigint;
  /** The part of the payment that pays back the loan. */
  readonly principal: bigint;
  /** The part of the payment that is the cost of the credit. */
  readonly interest: bigint;
  /** Principal and interest still to be paid after this payment. */
  readonly leftToPay: bigint;
};

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/**
 * The instalments of a quoted loan. Each is the monthly payment in whole cents, halves up; the last
 * takes the difference, so that they add up to the total repayment to the cent. The principal and
 * the interest column add up to the principal and to the total interest in the same way.
 *
 * A loan of a few cents over very many months can be paid off before its term, because rounding
 * made every payment larger; its remaining instalments are then zero, never negative.
 */
export const repaymentSchedule = (quote: LoanQuote): readonly Instalment[] => {
  const regularPayment = toCents(quote.monthlyPayment);
  const regularPrincipal = toCents(fraction(quote.principal, BigInt(quote.termMonths)));
  let principalLeft = quote.principal;
  let interestLeft = toCents(quote.totalInterest);
  return Array.from({ length: quote.termMonths }, (_, index) => {
    const month = index + 1;
    const left = principalLeft + interestLeft;
    const payment = month === quote.termMonths ? left : smaller(regularPayment, left);
    // What interest cannot take goes to the principal, so the last row settles both columns.
    const least = larger(payment - interestLeft, 0n);
    const principal = larger(least, smaller(regularPrincipal, principalLeft));
    const interest = payment - principal;
    principalLeft -= principal;
    interestLeft -= interest;
    return { month, payment, principal, interest, leftToPay: principalLeft + interestLeft };
  });
};
