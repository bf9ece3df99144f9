import { fraction, roundHalfUp } from "./fraction";
import { type CurrencyCode, plainAmount } from "./money";
import { type LoanQuote, quoteLoan } from "./quote";
import type { RatePlan } from "./ratePlan";
import { type Instalment, larger, smaller } from "./schedule";

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
