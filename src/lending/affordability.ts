import { type Fraction, fraction } from "./fraction";
import type { LoanQuote } from "./quote";
import { centsOf, type RatePlan } from "./ratePlan";

/** Salary loans go up to this many times the monthly salary (specification, section 9). */
export const SALARY_MULTIPLE = 3n;

/** How much a salary allows; money in cents. */
export type BorrowingLimit =
  | {
      readonly kind: "available";
      readonly amount: bigint;
      /** Whether the plan's maximum, not the salary, sets the amount. */
      readonly cappedByPlan: boolean;
    }
  | {
      readonly kind: "belowMinimum";
      /** Three times the salary, which is less than `minimum`. */
      readonly amount: bigint;
      readonly minimum: bigint;
    };

/**
 * The most a person may borrow: three times the monthly salary within the plan's amount range.
 * @param monthlySalary in cents, more than zero
 */
export const borrowingLimit = (plan: RatePlan, monthlySalary: bigint): BorrowingLimit => {
  const amount = SALARY_MULTIPLE * monthlySalary;
  const minimum = centsOf(plan.amountRange.minimum);
  const maximum = centsOf(plan.amountRange.maximum);
  if (amount < minimum) {
    return { kind: "belowMinimum", amount, minimum };
  }
  return amount > maximum
    ? { kind: "available", amount: maximum, cappedByPlan: true }
    : { kind: "available", amount, cappedByPlan: false };
};

/**
 * The share of a monthly salary that the exact monthly payment takes, in per cent; can exceed 100.
 * @param monthlySalary in cents, more than zero
 * @throws RangeError when the salary is not more than zero
 */
export const paymentShare = (
  { monthlyPayment: { numerator, denominator } }: LoanQuote,
  monthlySalary: bigint,
): Fraction => fraction(100n * numerator, denominator * monthlySalary);
