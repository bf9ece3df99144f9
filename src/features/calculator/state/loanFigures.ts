import type { AnnualPercentageRate } from "../../../lending/annualPercentageRate";
import { toCents } from "../../../lending/fraction";
import { type LoanQuote, quoteLoan } from "../../../lending/quote";
import type { RatePlan } from "../../../lending/ratePlan";
import { quotedAnnualRate } from "../../../lending/representativeExample";
import { type Instalment, repaymentSchedule } from "../../../lending/schedule";

/** Everything the calculator shows of one loan; money in whole cents. */
export interface LoanFigures {
  readonly quote: LoanQuote;
  readonly payment: bigint;
  readonly interest: bigint;
  readonly repayment: bigint;
  readonly annualRate: AnnualPercentageRate;
  readonly schedule: readonly Instalment[];
}

/**
 * The figures of a loan, each rounded by itself from its exact value.
 * @param principal in cents, more than zero
 * @param termMonths whole months, 1 to 600
 * @throws RangeError when the principal or the term is outside those bounds
 */
export function loanFigures(plan: RatePlan, principal: bigint, termMonths: number): LoanFigures {
  const quote = quoteLoan(plan, principal, termMonths);
  return {
    quote,
    payment: toCents(quote.monthlyPayment),
    interest: toCents(quote.totalInterest),
    repayment: toCents(quote.totalRepayment),
    annualRate: quotedAnnualRate(quote),
    schedule: repaymentSchedule(quote),
  };
}
