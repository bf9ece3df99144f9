import { fraction, roundHalfUp } from "./fraction";
import { type LoanQuote, MILLION } from "./quote";
import { rateInMillionths } from "./ratePlan";

/** One month of a repayment schedule; all money in whole cents, never negative. */
export type Instalment = {
  readonly month: number;
  readonly payment: bigint;
  /** The part of the payment that repays the principal. */
  readonly principal: bigint;
  /** The part of the payment that is the cost of the credit. */
  readonly interest: bigint;
  /** Principal and interest still to be paid after this payment. */
  readonly leftToPay: bigint;
  /**
   * The principal still owed after this payment. It pays the loan off, because no interest has
   * accrued on it.
   */
  readonly principalLeft: bigint;
};

const minOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const maxOf = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/**
 * Returns the interest of each month on the balance still owed at the quote's rate, in whole cents,
 * rounded half up. The balance is exact: multiplied by the payment's denominator and the months'
 * scale, it is a whole number.
 */
const interestOnBalance = (quote: LoanQuote): readonly bigint[] => {
  const { numerator, denominator } = quote.monthlyPayment;
  const rate = rateInMillionths(quote.monthlyRatePercent);
  let owed = quote.principal * denominator;
  let scale = denominator;
  let paid = numerator;
  return Array.from({ length: quote.termMonths }, () => {
    scale *= MILLION;
    paid *= MILLION;
    const interest = roundHalfUp(fraction(owed * rate, scale));
    owed = owed * (MILLION + rate) - paid;
    return interest;
  });
};

/**
 * Returns the instalments of a quoted loan. Each is the monthly payment in whole cents, rounded half up;
 * the last takes the difference, so that they add up to the total repayment to the cent. The
 * principal and interest columns add up to the principal and the total interest in the same way:
 * a month's principal is the principal divided by the months, in whole cents, or on a reducing
 * balance the payment less the interest on what is exactly still owed, in whole cents.
 *
 * A loan of a few cents over very many months can be paid off before its term, because rounding
 * raised every payment; its remaining instalments are then zero, never negative.
 */
export const repaymentSchedule = (quote: LoanQuote): readonly Instalment[] => {
  const regularPayment = roundHalfUp(quote.monthlyPayment);
  const interestDue = quote.isReducing ? interestOnBalance(quote) : [];
  const flatPrincipal = roundHalfUp(fraction(quote.principal, BigInt(quote.termMonths)));
  let principalLeft = quote.principal;
  let interestLeft = roundHalfUp(quote.totalInterest);
  return Array.from({ length: quote.termMonths }, (_, index) => {
    const month = index + 1;
    const left = principalLeft + interestLeft;
    const payment = month === quote.termMonths ? left : minOf(regularPayment, left);
    // The part above the remaining interest repays principal, so the last row settles both columns.
    const minimum = maxOf(payment - interestLeft, 0n);
    const due = interestDue[index];
    const regularPrincipal = due === undefined ? flatPrincipal : payment - due;
    const principal = maxOf(minimum, minOf(regularPrincipal, principalLeft));
    const interest = payment - principal;
    principalLeft -= principal;
    interestLeft -= interest;
    const leftToPay = principalLeft + interestLeft;
    return { month, payment, principal, interest, leftToPay, principalLeft };
  });
};
