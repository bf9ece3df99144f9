import { UNIT } from "./money";

/** A payment plan that a borrower proposes for some months, in cents. */
export interface PaymentPlan {
  /** The monthly payment: the instalment, or what is left of the borrower's pay, rounded to whole units. */
  readonly amount: bigint;
  /** What remains to be paid after the last instalment. */
  readonly rest: bigint;
}

/**
 * Returns the monthly payment that the borrower can afford, up to the instalment.
 * @param left what is left of the monthly pay, in cents; if it is negative, the payment is zero
 * @param instalment in cents, or undefined if unknown, in which case everything that is left is proposed
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
