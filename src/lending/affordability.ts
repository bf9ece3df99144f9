import { type Fraction, fraction, roundHalfUp } from "./fraction";
import { formatDecimal } from "./money";
import { centsOf, type RatePlan } from "./ratePlan";

/**
 * Returns the most that a person may borrow, in cents: the plan's multiple of the monthly salary, within its
 * amount range; no amount below the smallest.
 * @param monthlySalary in cents, more than zero
 */
export const borrowingLimit = (plan: RatePlan, monthlySalary: bigint) => {
  const multiple = BigInt(plan.salaryMultiple) * monthlySalary;
  const minimum = centsOf(plan.amountRange.minimum);
  const maximum = centsOf(plan.amountRange.maximum);
  const most = multiple < maximum ? multiple : maximum;
  return { multiple, minimum, amount: most < minimum ? undefined : most };
};

/** Formats an exact percentage with one decimal, halves up: 62/3 is "20.7%". */
export const formatShare = ({ numerator, denominator }: Fraction): string =>
  `${formatDecimal(roundHalfUp(fraction(10n * numerator, denominator)), 1)}%`;
