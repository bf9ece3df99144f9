import { type Fraction, fraction, roundHalfUp } from "./fraction";
import { formatDecimal } from "./money";
import { centsOf, type RatePlan } from "./ratePlan";

/** How much a salary allows; money in cents. */
export interface BorrowingLimit {
  readonly multiple: bigint;
  readonly minimum: bigint;
  /** The multiple, or the plan's largest amount where that is less; undefined below the smallest. */
  readonly amount: bigint | undefined;
}

/**
 * Returns the most that a person may borrow: the plan's multiple of the monthly salary, within its
 * amount range.
 * @param monthlySalary in cents, more than zero
 */
export const borrowingLimit = (plan: RatePlan, monthlySalary: bigint): BorrowingLimit => {
  const multiple = BigInt(plan.salaryMultiple) * monthlySalary;
  const minimum = centsOf(plan.amountRange.minimum);
  const maximum = centsOf(plan.amountRange.maximum);
  const most = multiple < maximum ? multiple : maximum;
  return { multiple, minimum, amount: most < minimum ? undefined : most };
};

/** Formats an exact percentage with one decimal, halves up: 62/3 is "20.7%". */
export const formatShare = ({ numerator, denominator }: Fraction): string =>
  `${formatDecimal(roundHalfUp(fraction(10n * numerator, denominator)), 1)}%`;
