import { fraction, maxOf, minOf, roundHalfUp } from "./fraction";
import { centsOf, MILLION, type RatePlan, rateInMillionths } from "./ratePlan";

/**
 * When a fee is charged: taken from the money that is paid out, added to the first instalment, or added to
 * every instalment.
 */
export const FEE_TIMES = ["deducted", "with the first instalment", "every month"] as const;
export type FeeTime = (typeof FEE_TIMES)[number];

/** A fee of one loan, in cents. A monthly fee is what each month adds. */
export type ChargedFee = { readonly name: string; readonly when: string; readonly cents: bigint };

/**
 * Returns the plan's fees for a loan, each rounded once to whole cents, half up.
 * @param principal in cents
 */
export const feesOf = (
  { fees }: Pick<RatePlan, "fees">,
  principal: bigint,
): readonly ChargedFee[] =>
  (fees ?? []).map(({ name, when, percent, amount, minimum, maximum }) => {
    const share = roundHalfUp(fraction(principal * rateInMillionths(percent ?? 0), MILLION));
    const charged = share + centsOf(amount ?? 0);
    const most = maximum == null ? charged : minOf(charged, centsOf(maximum));
    return { name, when, cents: maxOf(most, centsOf(minimum ?? 0)) };
  });

/** Returns the fees that are charged once. */
export const chargedOnce = (fees: readonly ChargedFee[]): readonly ChargedFee[] =>
  fees.filter(({ when }) => when !== "every month");

/** Returns the sum in cents of the fees that are charged at a time. */
export const feesAt = (fees: readonly ChargedFee[], when: FeeTime): bigint =>
  fees.reduce((sum, fee) => (fee.when === when ? sum + fee.cents : sum), 0n);
