import { exactInteger, fraction, roundHalfUp } from "./fraction";

it.each([
  [0n, 1n, 0n],
  [33n, 2n, 17n],
  [169_455n, 10n, 16_946n],
  [169_454_999n, 10_000n, 16_945n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
])("rounds %d/%d half up to %d", (numerator, denominator, rounded) => {
  expect(roundHalfUp(fraction(numerator, denominator))).toBe(rounded);
});

it.each([
  [2.75, 4, 27_500n],
  [1_027.5, 2, 102_750n],
  // 1.13 × 10000 is 11299.999999999998 in floating point
  [1.13, 4, 11_300n],
])("scales %d, which has at most %d decimals, to an exact integer", (value, decimals, integer) => {
  expect(exactInteger(value, decimals)).toBe(integer);
});

it.each([[-4], [Number.NaN], [Number.POSITIVE_INFINITY], [0.00001], [1e-7], [1e21]])(
  "throws for %d, which is not a number of zero or more with at most 4 decimals",
  (value) => {
    expect(() => exactInteger(value, 4)).toThrow(RangeError);
  },
);
