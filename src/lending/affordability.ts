import { roundHalfUp, subtract } from "./fraction";
import { type LoanQuote, quoteLoan } from "./quote";
import { centsOf, type RatePlan, termsOf } from "./ratePlan";

/**
 * Returns the largest amount in cents that the plan lends of a given one; undefined below its
 * minimum.
 */
function lendable({ amountRange }: RatePlan, cents: bigint): bigint | undefined {
  const maximum = centsOf(amountRange.maximum);
  if (cents < centsOf(amountRange.minimum)) return undefined;
  return cents < maximum ? cents : maximum;
}

/**
 * Finds the loan with the lowest total repayment among the plan's terms whose monthly payment, in
 * whole cents, is within a budget; of equal totals, the shorter term. The last instalment can differ
 * from the payment by cents.
 * @param principal in cents, more than zero
 * @param budget in cents
 * @returns undefined when no term's payment is within the budget
 */
export const cheapestWithinBudget = (
  plan: RatePlan,
  principal: bigint,
  budget: bigint,
): LoanQuote | undefined =>
  termsOf(plan)
    .map((termMonths) => quoteLoan(plan, principal, termMonths))
    .filter(({ monthlyPayment }) => roundHalfUp(monthlyPayment) <= budget)
    .reduce<LoanQuote | undefined>(
      (best, quote) =>
        best && subtract(best.totalRepayment, quote.totalRepayment).numerator <= 0n ? best : quote,
      undefined,
    );

/**
 * Returns the largest amount that the plan lends over a term at a monthly payment within a budget.
 * The payment of P cents is P times that of one cent. It rounds to at most the budget B when it is
 * less than B + 1/2.
 * @param termMonths whole months, 1 to 600
 * @param budget in cents
 * @returns cents, or undefined when the plan's minimum exceeds the budget
 */
export const largestPrincipal = (
  plan: RatePlan,
  termMonths: number,
  budget: bigint,
): bigint | undefined => {
  if (budget < 0n) return undefined;
  const { numerator, denominator } = quoteLoan(plan, 1n, termMonths).monthlyPayment;
  return lendable(plan, ((2n * budget + 1n) * denominator - 1n) / (2n * numerator));
};

/**
 * Returns the most that a person may borrow, in cents: the plan's multiple of the monthly salary, up
 * to its largest amount; undefined below its minimum.
 * @param monthlySalary in cents
 */
export const borrowingLimit = (plan: RatePlan, monthlySalary: bigint): bigint | undefined =>
  lendable(plan, BigInt(plan.salaryMultiple) * monthlySalary);
