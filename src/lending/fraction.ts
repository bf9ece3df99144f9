/**
 * Exact rational arithmetic for money. The figures need only two operations and one rounding rule. A
 * library for rational numbers would add a parser, a formatter and a dozen operations to every download.
 */

/** An exact rational number. The denominator is positive. The fraction need not be in lowest terms. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

/** @param denominator more than zero */
export const fraction = (numerator: bigint, denominator: bigint): Fraction => ({
  numerator,
  denominator,
});

export const subtract = (minuend: Fraction, subtrahend: Fraction): Fraction =>
  fraction(
    minuend.numerator * subtrahend.denominator - subtrahend.numerator * minuend.denominator,
    minuend.denominator * subtrahend.denominator,
  );

export const times = ({ numerator, denominator }: Fraction, factor: number): Fraction =>
  fraction(numerator * BigInt(factor), denominator);

/**
 * Rounds an exact number of cents, zero or more, to whole cents: to the nearest integer, half up. This is the
 * only rounding rule. It is applied only to figures that are shown or paid, none of which is negative.
 */
export const roundHalfUp = ({ numerator, denominator }: Fraction): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/**
 * Returns the exact integer `value × 10^decimals` for a decimal number in content: 2.75 with 4 decimals is
 * 27500. It parses the number's shortest decimal notation, which is what the editor wrote, so it avoids
 * binary floating-point errors.
 * @throws RangeError when the value is negative, not finite, or has more decimals than allowed
 */
export const exactInteger = (value: number, decimals: number): bigint => {
  const [, whole, fractional = ""] = /^(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined || fractional.length > decimals)
    throw new RangeError(
      `${value} is not a number of zero or more with at most ${decimals} decimals`,
    );
  return BigInt(whole + fractional.padEnd(decimals, "0"));
};

export const minOf = (one: bigint, other: bigint): bigint => (one < other ? one : other);
export const maxOf = (one: bigint, other: bigint): bigint => (one > other ? one : other);
