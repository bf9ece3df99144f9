import { fraction, roundHalfUp } from "./fraction";
import { type CurrencyCode, plainAmount } from "./money";
import { type LoanQuote, MILLION, quoteLoan } from "./quote";
import { type RatePlan, rateInMillionths } from "./ratePlan";

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
};

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/**
 * Returns the interest of each month at the quote's rate on what is still owed, in whole cents, halves
 * up. What is owed is exact: the debt times the payment's denominator times the months' scale is whole.
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
 * Returns the instalments of a quoted loan. Each is the monthly payment in whole cents, halves up;
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
    const payment = month === quote.termMonths ? left : smaller(regularPayment, left);
    // What exceeds the remaining interest repays principal, so the last row settles both columns.
    const least = larger(payment - interestLeft, 0n);
    const due = interestDue[index];
    const regularPrincipal = due === undefined ? flatPrincipal : payment - due;
    const principal = larger(least, smaller(regularPrincipal, principalLeft));
    const interest = payment - principal;
    principalLeft -= principal;
    interestLeft -= interest;
    return { month, payment, principal, interest, leftToPay: principalLeft + interestLeft };
  });
};

/** A month of a schedule, and what settles the loan right after its payment, in cents. */
export type SettledInstalment = Instalment & { readonly settlement: bigint };

/**
 * Adds to each month of a schedule the amount that settles the loan right after that month's payment, in
 * whole cents. A loan that is paid off early costs what it would have cost over the shorter
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
export const withSettlements = (
  plan: Pick<RatePlan, "rateBands" | "interest">,
  quote: LoanQuote,
  schedule: readonly Instalment[],
): readonly SettledInstalment[] => {
  const agreed = roundHalfUp(quote.totalRepayment);
  let paid = 0n;
  let interestPaid = 0n;
  return schedule.map((instalment) => {
    const { month, payment, interest } = instalment;
    paid += payment;
    interestPaid += interest;
    const accrued = quote.isReducing ? interestPaid : flatInterest(quote, month);
    const shorter = roundHalfUp(quoteLoan(plan, quote.principal, month).totalRepayment);
    const cost = larger(smaller(agreed, shorter), quote.principal + accrued);
    return { ...instalment, settlement: larger(cost - paid, 0n) };
  });
};

/** Returns the interest of the first months at a flat rate, in whole cents: each has the same part. */
const flatInterest = ({ totalInterest, termMonths }: LoanQuote, months: number): bigint =>
  roundHalfUp(
    fraction(
      totalInterest.numerator * BigInt(months),
      totalInterest.denominator * BigInt(termMonths),
    ),
  );

const AMOUNTS = ["payment", "principal", "interest", "leftToPay", "settlement"] as const;

/**
 * Returns a schedule as a CSV file (RFC 4180: commas, CRLF after every line, a header line), to be
 * served as `text/csv; charset=utf-8; header=present`. Amounts have two decimals and no separators,
 * so that only the names of the columns may need quotes.
 */
export const scheduleCsv = (
  schedule: readonly SettledInstalment[],
  names: Readonly<Record<"month" | (typeof AMOUNTS)[number], string>>,
  currency: CurrencyCode,
): string => {
  const header = [names.month, ...AMOUNTS.map((name) => `${names[name]} (${currency})`)].map(
    (name) => (/[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name),
  );
  const rows = schedule.map((instalment) => [
    instalment.month,
    ...AMOUNTS.map((name) => plainAmount(instalment[name])),
  ]);
  return [header, ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
};
