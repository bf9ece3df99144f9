import { feesAt, feesOf } from "./fees";
import { maxOf, minOf, roundHalfUp } from "./fraction";
import { type LoanFigures, loanFigures } from "./loanFigures";
import { UNIT } from "./money";
import { quoteLoan } from "./quote";
import { centsOf, type RatePlan, termsOf } from "./ratePlan";

/** Returns the regular instalment in whole cents, with the monthly fees. */
const paymentOf = (plan: RatePlan, principal: bigint, termMonths: number): bigint =>
  roundHalfUp(quoteLoan(plan, principal, termMonths).monthlyPayment) +
  feesAt(feesOf(plan, principal), "every month");

/**
 * Finds the cheapest of the plan's terms: the one with the lowest total repayment among those whose
 * monthly payment, in whole cents, is within the budget. If totals are equal, the shorter term wins. The
 * first and the last instalment can differ from the payment.
 * @param principal in cents, more than zero and than the fees deducted from it
 * @param budget in cents
 * @returns undefined if no term's payment is within the budget
 */
export const cheapestWithinBudget = (
  plan: RatePlan,
  principal: bigint,
  budget: bigint,
): LoanFigures | undefined =>
  termsOf(plan)
    .filter((termMonths) => paymentOf(plan, principal, termMonths) <= budget)
    .map((termMonths) => loanFigures(plan, principal, termMonths))
    .sort((one, other) => Number(one.repayment - other.repayment))[0];

/**
 * Returns the largest amount that the plan lends over a term at a monthly payment within the budget. The
 * payment never falls when the amount rises, so halving the range finds it.
 * @param termMonths whole months, 1 to 600
 * @param budget in cents
 * @returns cents, or undefined if the payment for even the plan's minimum is over the budget
 */
export function largestPrincipal(
  plan: RatePlan,
  termMonths: number,
  budget: bigint,
): bigint | undefined {
  const { minimum, maximum } = plan.amountRange;
  let [within, above] = [centsOf(minimum), centsOf(maximum) + 1n];
  if (paymentOf(plan, within, termMonths) > budget) return undefined;
  while (above - within > 1n) {
    const middle = (within + above) / 2n;
    if (paymentOf(plan, middle, termMonths) <= budget) within = middle;
    else above = middle;
  }
  return within;
}

/**
 * Returns the most that a person may borrow, in cents: the plan's multiple of the monthly salary, if it has one,
 * and at most the plan's maximum. Returns undefined if that is below the plan's minimum.
 * @param monthlySalary in cents
 */
export const borrowingLimit = (plan: RatePlan, monthlySalary: bigint): bigint | undefined => {
  const { minimum, maximum } = plan.amountRange;
  const most = plan.salaryMultiple
    ? minOf(BigInt(plan.salaryMultiple) * monthlySalary, centsOf(maximum))
    : centsOf(maximum);
  return most < centsOf(minimum) ? undefined : most;
};

/**
 * Returns the largest loan, in whole units of the currency, that stays within the limit and the monthly budget,
 * over the cheapest of its terms; without a budget, over the longest term. Returns undefined if there is none.
 * @param limit in cents, what `borrowingLimit` allows
 * @param budget in cents
 */
export function largestLoan(
  plan: RatePlan,
  limit: bigint,
  budget: bigint | undefined,
): LoanFigures | undefined {
  const minimum = centsOf(plan.amountRange.minimum);
  const affordable = termsOf(plan).map((termMonths) =>
    budget === undefined ? limit : (largestPrincipal(plan, termMonths, budget) ?? 0n),
  );
  const most = minOf(affordable.reduce(maxOf), limit);
  if (most < minimum) return undefined;
  const amount = maxOf(minimum, most - (most % UNIT));
  return budget === undefined
    ? loanFigures(plan, amount, plan.termRange.maximum)
    : cheapestWithinBudget(plan, amount, budget);
}
