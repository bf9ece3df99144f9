import { type Fraction, roundHalfUp, times } from "./fraction";
import type { Offer } from "./offer";
import { monthlyPaymentAt } from "./quote";
import type { Interest } from "./ratePlan";

/**
 * Returns the offer of a lender who states a rate but no instalment. The instalments are monthly. As in
 * `repaymentSchedule`, the last one absorbs the rounding difference.
 * @param rate the exact rate for one month
 * @param amount in cents, more than zero
 * @param months whole months, 1 to 600
 */
export function offerAtRate(
  rate: Fraction,
  interest: Interest,
  { amount, fees, months }: { amount: bigint; fees: bigint; months: number },
): Offer {
  const payment = monthlyPaymentAt(rate, interest === "reducing", amount, months);
  const instalment = roundHalfUp(payment);
  const lastInstalment = roundHalfUp(times(payment, months)) - instalment * BigInt(months - 1);
  return {
    amount,
    fees,
    instalment,
    count: months,
    interval: "monthly",
    ...(lastInstalment !== instalment && { lastInstalment }),
  };
}
