/** The yearly price of a loan, in per cent. Rates are not money: here floating point is allowed. */
export type AnnualPercentageRate = {
  /** The rate per month that reprices the payments to the principal. */
  readonly monthlyPercent: number;
  /** That rate times twelve. */
  readonly nominalPercent: number;
  /** That rate compounded over twelve months. */
  readonly effectivePercent: number;
};

/** Halvings of the bracket: its width, at most the total over the principal, falls below 10⁻¹⁵. */
const HALVINGS = 100;

/** The value, at a monthly rate, of payments made at the end of each month (Horner's scheme). */
const presentValue = (payments: readonly number[], monthlyRate: number): number =>
  payments.reduceRight((value, payment) => (value + payment) / (1 + monthlyRate), 0);

/**
 * The annual percentage rate of a loan that is paid out at once and repaid at the end of each
 * month, solved from its actual cash flows in cents.
 *
 * The monthly rate i is the root of principal = Σ paymentₖ / (1 + i)ᵏ. The nominal rate is 12 × i,
 * the actuarial method of US Regulation Z (12 CFR 1026, Appendix J, unit period of one month); the
 * effective rate is (1 + i)¹² − 1, the equation of Directive 2008/48/EC, Annex I, Part I.
 *
 * The root lies between 0 and total / principal − 1 (the rate if everything were paid after one
 * month) and the present value falls steadily in between, so halving always finds it.
 * @param principal in cents, more than zero
 * @param payments in cents, none negative, at least the principal together
 * @throws RangeError when the cash flows break those rules
 */
export const annualPercentageRate = (
  principal: bigint,
  payments: readonly bigint[],
): AnnualPercentageRate => {
  const total = payments.reduce((sum, payment) => sum + payment, 0n);
  if (principal <= 0n || total < principal || payments.some((payment) => payment < 0n)) {
    throw new RangeError(`Payments of ${total} cents do not repay a loan of ${principal} cents`);
  }
  const flows = payments.map(Number);
  let low = 0;
  let high = Number(total - principal) / Number(principal);
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (presentValue(flows, middle) > Number(principal)) {
      low = middle;
    } else {
      high = middle;
    }
  }
  const monthlyPercent = high * 100;
  return {
    monthlyPercent,
    nominalPercent: monthlyPercent * 12,
    effectivePercent: Math.expm1(12 * Math.log1p(high)) * 100,
  };
};
