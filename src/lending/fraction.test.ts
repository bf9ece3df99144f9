import { fraction, subtract, toCents } from "./fraction";

it.each([
  [0n, 1n, 0n],
  [33n, 2n, 17n],
  [169_455n, 10n, 16_946n],
  [169_454_999n, 10_000n, 16_945n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [-1n, 2n, 0n],
  [-2n, 3n, -1n],
  [-3n, 2n, -1n],
  [-8n, 2n, -4n],
])("rounds %d/%d, halves up, to %d", (numerator, denominator, rounded) => {
  expect(toCents(fraction(numerator, denominator))).toBe(rounded);
});

it.each([
  [1n, 2n, 1n, 3n, 1n, 6n],
  [1n, 3n, 1n, 2n, -1n, 6n],
])("%d/%d - %d/%d is %d/%d", (a, b, c, d, numerator, denominator) => {
  expect(subtract(fraction(a, b), fraction(c, d))).toEqual({ numerator, denominator });
});

it.each([0n, -2n])("refuses the denominator %d", (denominator) => {
  expect(() => fraction(1n, denominator)).toThrow(RangeError);
});
