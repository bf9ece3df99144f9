import { roundHalfUp, subtract } from "./fraction";
import { UNIT } from "./money";
import { type LoanQuote, quoteLoan } from "./quote";
import { centsOf, type RatePlan, termsOf } from "./ratePlan";

/** Caps an amount in cents at the plan's maximum. Returns undefined if it is below the minimum. */
function lendable({ amountRange }: RatePlan, cents: bigint): bigint | undefined {
  const maximum = centsOf(amountRange.maximum);
  if (cents < centsOf(amountRange.minimum)) return undefined;
  return cents < maximum ? cents : maximum;
}

/**
 * Finds the cheapest of the plan's terms: the one with the lowest total repayment among those whose
 * monthly payment, in whole cents, is within the budget. If totals are equal, the shorter term wins. The
 * last instalment can differ from the payment by a few cents.
 * @param principal in cents, more than zero
 * @param budget in cents
 * @returns undefined if no term's payment is within the budget
 */
export const cheapestWithinBudget = (
  plan: RatePlan,
  principal: bigint,
  budget: bigint,
): LoanQuote | undefined =>
  termsOf(plan)
    .map((termMonths) => quoteLoan(plan, principal, termMonths))
    .filter(({ monthlyPayment }) => roundHalfUp(monthlyPayment) <= budget)
    .sort((one, other) => Number(subtract(one.totalRepayment, other.totalRepayment).numerator))[0];

/**
 * Returns the largest amount that the plan lends over a term at a monthly payment within the budget. The
 * payment for P cents is P times the payment for one cent, and rounds to at most the budget B if it is less
 * than B + 1/2.
 * @param termMonths whole months, 1 to 600
 * @param budget in cents
 * @returns cents, or undefined if the payment for even the plan's minimum is over the budget
 */
export const largestPrincipal = (
  plan: RatePlan,
  termMonths: number,
  budget: bigint,
): bigint | undefined => {
  const { numerator, denominator } = quoteLoan(plan, 1n, termMonths).monthlyPayment;
  return lendable(plan, ((2n * budget + 1n) * denominator - 1n) / (2n * numerator));
};

/**
 * Returns the most that a person may borrow, in cents: the plan's multiple of the monthly salary, capped
 * at the plan's maximum. Returns undefined if that is below the plan's minimum.
 * @param monthlySalary in cents
 */
export const borrowingLimit = (plan: RatePlan, monthlySalary: bigint): bigint | undefined =>
  lendable(plan, BigInt(plan.salaryMultiple) * monthlySalary);

/**
 * Returns the monthly payment that the borrower can afford: the instalment, or else the money left in whole
 * units of the currency. Also returns the rest, to be paid after the last instalment. Both are in cents.
 * @param left what is left of the monthly pay, in cents; if it is negative, the payment is zero
 * @param instalment in cents; if it is undefined, all the money left is proposed
 * @param months the number of instalments, 1 or more
 */
export function affordablePayment(left: bigint, instalment: bigint | undefined, months: number) {
  const whole = left > 0n ? left - (left % UNIT) : 0n;
  const amount = instalment !== undefined && instalment <= left ? instalment : whole;
  const due = instalment === undefined ? amount : instalment;
  return { amount, rest: BigInt(months) * (due - amount) };
}
