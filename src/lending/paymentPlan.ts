import { UNIT } from "./money";

/**
 * Returns the monthly payment that the borrower can afford: the instalment, or else the money left in whole
 * units of the currency. Also returns the rest, to be paid after the last instalment. Both are in cents.
 * @param left what is left of the monthly pay, in cents; if it is negative, the payment is zero
 * @param instalment in cents; if it is undefined, all the money left is proposed
 * @param months the number of instalments in the plan, 1 or more
 */
export function planWithin(left: bigint, instalment: bigint | undefined, months: number) {
  const whole = left > 0n ? left - (left % UNIT) : 0n;
  const amount = instalment !== undefined && instalment <= left ? instalment : whole;
  const due = instalment === undefined ? amount : instalment;
  return { amount, rest: BigInt(months) * (due - amount) };
}
