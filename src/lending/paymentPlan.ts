import { UNIT } from "./money";

/** A borrower's proposal for some months, in cents. */
export interface PaymentPlan {
  /** The monthly payment: the instalment, or what is left of the pay, in whole units. */
  readonly amount: bigint;
  /** The remainder to pay after the last instalment. */
  readonly rest: bigint;
}

/**
 * Returns the possible monthly payment: at most the instalment, and at most what is left of the pay.
 * @param left what is left of the monthly pay, in cents; nothing is proposed below zero
 * @param instalment in cents; undefined when it is unknown, which proposes all that is left
 * @param months the number of instalments in the plan, 1 or more
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
