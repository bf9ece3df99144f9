import { fraction, maxOf, minOf, roundHalfUp } from "./fraction";
import type { LoanQuote } from "./quote";
import { MILLION, rateInMillionths } from "./ratePlan";

/** One month in a repayment schedule. Money is in whole cents and never negative. */
export type Instalment = {
  readonly month: number;
  readonly payment: bigint;
  /** The part of the payment that repays the principal. */
  readonly principal: bigint;
  readonly interest: bigint;
  /** The part of the payment that is a fee, which `loanFigures` adds. */
  readonly fees: bigint;
  /** The principal and interest still to be paid after this payment, to which `loanFigures` adds monthly fees. */
  readonly leftToPay: bigint;
  /** The principal still owed. Paying it settles the loan, because no interest has accrued on it yet. */
  readonly principalLeft: bigint;
};

/**
 * Returns each month's interest on the balance still owed, at the quote's rate, in whole cents, rounded half
 * up. The balance stays exact: it is a whole number, scaled by the payment's denominator and by a million for
 * each month.
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
 * Returns the instalments of a quoted loan. Each is the monthly payment in whole cents, rounded half up; the
 * last one absorbs the difference, so that they add up to exactly the total repayment. Likewise, the
 * principal and interest columns add up to exactly the principal and the total interest. At a flat rate, each
 * month repays an equal part of the principal, in whole cents. On a reducing balance, it repays the payment
 * minus the interest on the exact balance, in whole cents.
 *
 * A loan of a few cents over very many months can be paid off before its term, because rounding raised every
 * payment; its remaining instalments are then zero rather than negative.
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
    // Whatever exceeds the remaining interest repays principal, so both columns are settled by the last row.
    const minimum = maxOf(payment - interestLeft, 0n);
    const due = interestDue[index];
    const regularPrincipal = due === undefined ? flatPrincipal : payment - due;
    const principal = maxOf(minimum, minOf(regularPrincipal, principalLeft));
    const interest = payment - principal;
    principalLeft -= principal;
    interestLeft -= interest;
    const leftToPay = principalLeft + interestLeft;
    return { month, payment, principal, interest, fees: 0n, leftToPay, principalLeft };
  });
};
