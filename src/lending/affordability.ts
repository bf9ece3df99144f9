import { type Fraction, fraction, toCents } from "./fraction";
import { formatAmount } from "./money";
import type { LoanQuote } from "./quote";
import { centsOf, type RatePlan } from "./ratePlan";

/** How much a salary allows; money in cents. */
export type BorrowingLimit =
  | {
      readonly kind: "available";
      readonly amount: bigint;
      /** Whether the plan's maximum, not the salary, limits the amount. */
      readonly cappedByPlan: boolean;
    }
  | {
      readonly kind: "belowMinimum";
      /** The multiple of the salary, which is less than `minimum`. */
      readonly amount: bigint;
      readonly minimum: bigint;
    };

/**
 * Returns the most that a person may borrow: the plan's multiple of the monthly salary, within its
 * amount range.
 * @param monthlySalary in cents, more than zero
 */
export const borrowingLimit = (plan: RatePlan, monthlySalary: bigint): BorrowingLimit => {
  const amount = BigInt(plan.salaryMultiple) * monthlySalary;
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
 * Returns the share of a monthly salary that the exact monthly payment takes, in per cent. It can
 * exceed 100.
 * @param monthlySalary in cents, more than zero
 * @throws RangeError when the salary is not more than zero
 */
export const paymentShare = (
  { monthlyPayment: { numerator, denominator } }: LoanQuote,
  monthlySalary: bigint,
): Fraction => fraction(100n * numerator, denominator * monthlySalary);

/** Formats an exact percentage with one decimal, halves up: 62/3 is "20.7%". */
export const formatShare = ({ numerator, denominator }: Fraction): string =>
  `${formatAmount(10n * toCents(fraction(10n * numerator, denominator))).slice(0, -1)}%`;
