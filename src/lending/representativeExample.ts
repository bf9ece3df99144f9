import { type AnnualPercentageRate, annualPercentageRate } from "./annualPercentageRate";
import { toCents } from "./fraction";
import { type LoanQuote, quoteLoan } from "./quote";
import { type RatePlan, termsOf } from "./ratePlan";
import { repaymentSchedule } from "./schedule";

/** What a loan costs; money in whole cents, as it is paid. */
export type LoanCost = {
  readonly principal: bigint;
  readonly termMonths: number;
  readonly monthlyRatePercent: number;
  /** Every instalment but the last. */
  readonly instalment: bigint;
  /** The last one, which takes the difference of rounding. */
  readonly lastInstalment: bigint;
  readonly totalInterest: bigint;
  readonly totalRepayment: bigint;
  readonly annualPercentageRate: AnnualPercentageRate;
};

/** The figures a lender shows beside a rate. */
export type RepresentativeExample = LoanCost & {
  readonly shortestTerm: number;
  readonly longestTerm: number;
  /** The largest rate over the plan's terms, for this principal. */
  readonly largestRate: AnnualPercentageRate;
  /** The term that has it, in months; the shortest of equals. */
  readonly largestRateTerm: number;
};

/** The annual percentage rate of a quoted loan, from its schedule in cents. */
export const quotedAnnualRate = (quote: LoanQuote): AnnualPercentageRate =>
  annualPercentageRate(
    quote.principal,
    repaymentSchedule(quote).map(({ payment }) => payment),
  );

/**
 * What a loan costs by a plan.
 * @param principal in cents, more than zero; other values than the plan's own are computed too
 * @param termMonths whole months, 1 to 600
 * @throws RangeError when the principal or the term is outside those bounds
 */
export const loanCost = (plan: RatePlan, principal: bigint, termMonths: number): LoanCost => {
  const quote = quoteLoan(plan, principal, termMonths);
  const payments = repaymentSchedule(quote).map(({ payment }) => payment);
  return {
    principal,
    termMonths,
    monthlyRatePercent: quote.monthlyRatePercent,
    instalment: payments[0] ?? 0n,
    lastInstalment: payments.at(-1) ?? 0n,
    totalInterest: toCents(quote.totalInterest),
    totalRepayment: toCents(quote.totalRepayment),
    annualPercentageRate: annualPercentageRate(principal, payments),
  };
};

/**
 * The representative example of a plan, which costs a search through all of its terms.
 * @throws RangeError as `loanCost` does
 */
export const representativeExample = (
  plan: RatePlan,
  principal: bigint,
  termMonths: number,
): RepresentativeExample => {
  const { minimum: shortestTerm, maximum: longestTerm } = plan.termRange;
  const largest = termsOf(plan)
    .map((term) => ({ term, rate: quotedAnnualRate(quoteLoan(plan, principal, term)) }))
    .reduce((one, other) =>
      other.rate.effectivePercent > one.rate.effectivePercent ? other : one,
    );
  return {
    ...loanCost(plan, principal, termMonths),
    shortestTerm,
    longestTerm,
    largestRate: largest.rate,
    largestRateTerm: largest.term,
  };
};
