import { UNIT } from "./money";

/**
 * Returns the monthly payment that the borrower can afford, up to the instalment, and the rest to be paid
 * after the last instalment, in cents.
 * @param left what is left of the monthly pay, in cents; if it is negative, the payment is zero
 * @param instalment in cents, or undefined if unknown, in which case everything that is left is proposed
 * @param months the number of instalments in the plan, 1 or more
 */
export function planWithin(left: bigint, instalment: bigint | undefined, months: number) {
  const whole = left > 0n ? left - (left % UNIT) : 0n;
  const amount = instalment !== undefined && instalment <= left ? instalment : whole;
  const due = instalment === undefined ? amount : instalment;
  return { amount, rest: BigInt(months) * (due - amount) };
}
