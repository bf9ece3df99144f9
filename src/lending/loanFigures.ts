import { annualPercentageRate } from "./annualPercentageRate";
import { fraction, roundHalfUp } from "./fraction";
import { quoteLoan } from "./quote";
import type { RatePlan } from "./ratePlan";
import { repaymentSchedule } from "./schedule";

/** Returns the interest as a percentage of the repayment, with one decimal, rounded half up. */
export const interestPercent = ({
  interest,
  repayment,
}: Pick<LoanFigures, "interest" | "repayment">): number =>
  Number(roundHalfUp(fraction(1000n * interest, repayment))) / 10;

/**
 * Returns the figures of a loan, each rounded once from its exact value. The annual percentage rate is
 * solved from the schedule in cents.
 * @param principal in cents, more than zero
 * @param termMonths whole months, 1 to 600
 * @throws RangeError when the principal or the term is outside those bounds
 */
export const loanFigures = (plan: RatePlan, principal: bigint, termMonths: number) => {
  const quote = quoteLoan(plan, principal, termMonths);
  const schedule = repaymentSchedule(quote);
  const payment = roundHalfUp(quote.monthlyPayment);
  return {
    quote,
    /** The amount of every instalment except the last. */
    payment,
    /** The last instalment, which absorbs the rounding difference. */
    lastPayment: schedule.at(-1)?.payment ?? payment,
    interest: roundHalfUp(quote.totalInterest),
    repayment: roundHalfUp(quote.totalRepayment),
    annualRate: annualPercentageRate(
      principal,
      schedule.map((instalment) => instalment.payment),
    ),
    schedule,
  };
};

/**
 * Every figure that is shown for a loan. Money is in whole cents, as it is actually paid, except in `quote`.
 */
export type LoanFigures = ReturnType<typeof loanFigures>;
