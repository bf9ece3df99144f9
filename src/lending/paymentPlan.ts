import { UNIT } from "./money";

/** What a borrower in trouble proposes for some months, in cents. */
export interface PaymentPlan {
  /** The payment each month: the instalment, or in whole units what is left of the pay. */
  readonly amount: bigint;
  /** What the months leave to pay after the last instalment. */
  readonly rest: bigint;
}

/**
 * Returns what can be paid each month, never more than what is left of the pay or than the instalment.
 * @param left what is left of the pay each month, in cents; nothing is proposed below zero
 * @param instalment in cents, if it is known; undefined proposes all that is left
 * @param months how many instalments the plan is for, 1 or more
 */
export function planWithin(
  left: bigint,
  instalment: bigint | undefined,
  months: number,
): PaymentPlan {
  const whole = left > 0n ? left - (left % UNIT) : 0n;
  const amount = instalment !== undefined && instalment <= left ? instalment : whole;
  const due = instalment === undefined ? amount : instalment;
  return { amount, rest: BigInt(months) * (due - amount) };
}
