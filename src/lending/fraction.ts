/** An exact rational number. The denominator is positive; the pair need not be in lowest terms. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/**
 * An exact fraction.
 * @throws RangeError when the denominator is not positive
 */
export const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  if (denominator <= 0n) {
    throw new RangeError(`A fraction needs a positive denominator, not ${denominator}`);
  }
  return { numerator, denominator };
};

/** The exact difference `minuend - subtrahend`. */
export const subtract = (minuend: Fraction, subtrahend: Fraction): Fraction =>
  fraction(
    minuend.numerator * subtrahend.denominator - subtrahend.numerator * minuend.denominator,
    minuend.denominator * subtrahend.denominator,
  );

/**
 * The one rounding rule of the calculator: to the nearest integer, halves up (towards positive
 * infinity). Figures are kept in cents, so this turns an exact figure into the cents that are shown.
 */
export const toCents = ({ numerator, denominator }: Fraction): bigint => {
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  // BigInt division cuts towards zero; below zero that is one too many unless it divides exactly.
  return doubled < 0n && quotient * divisor !== doubled ? quotient - 1n : quotient;
};
