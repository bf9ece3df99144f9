import { type Fraction, roundHalfUp, times } from "./fraction";
import type { Offer } from "./offer";
import { monthlyPaymentAt } from "./quote";
import type { Interest } from "./ratePlan";

/**
 * Returns the offer of a lender who states a rate but no instalment. As in `repaymentSchedule`, the last
 * instalment absorbs the rounding difference.
 * @param rate the exact rate for one interval
 * @param loan its amount is more than zero cents
 */
export function offerAtRate(
  rate: Fraction,
  interest: Interest,
  loan: Omit<Offer, "instalment" | "lastInstalment">,
): Offer {
  const { amount, count } = loan;
  const payment = monthlyPaymentAt(rate, interest === "reducing", amount, count);
  const instalment = roundHalfUp(payment);
  const lastInstalment = roundHalfUp(times(payment, count)) - instalment * BigInt(count - 1);
  return { ...loan, instalment, ...(lastInstalment !== instalment && { lastInstalment }) };
}
