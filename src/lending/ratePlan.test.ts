import { exactInteger } from "./exactDecimal";
import { STANDALONE_PLAN } from "./fixtures/plans";
import { centsOf, rateBandFor, rateInMillionths, termsOf } from "./ratePlan";

it.each([
  [4, 40_000n],
  [2.75, 27_500n],
  [0.0001, 1n],
  [0, 0n],
  [100, 1_000_000n],
  // 1.1 × 10000 is 11000.000000000002 in floating point
  [1.1, 11_000n],
])("a rate of %d%% is %d millionths", (percent, millionths) => {
  expect(rateInMillionths(percent)).toBe(millionths);
});

it.each([
  [5_000, 500_000n],
  [1_027.5, 102_750n],
  [0.01, 1n],
])("an amount of %d is %d cents", (amount, cents) => {
  expect(centsOf(amount)).toBe(cents);
});

it.each([[-4], [Number.NaN], [Number.POSITIVE_INFINITY], [0.00001], [1e-7], [1e21]])(
  "refuses %d as an exact number of 4 decimals",
  (value) => {
    expect(() => exactInteger(value, 4)).toThrow(RangeError);
  },
);

it.each([
  [1, 4],
  [6, 4],
  [7, 2],
  [600, 2],
])("a term of %d months falls into the band of %d%%", (term, rate) => {
  expect(rateBandFor(STANDALONE_PLAN, term).monthlyRatePercent).toBe(rate);
});

it("takes an empty end, as GraphQL gives it, for no end", () => {
  const plan = { ...STANDALONE_PLAN, rateBands: [{ upToMonths: null, monthlyRatePercent: 3 }] };
  expect(rateBandFor(plan, 600).monthlyRatePercent).toBe(3);
});

it("says so when no band reaches a term", () => {
  const plan = { ...STANDALONE_PLAN, rateBands: [{ upToMonths: 6, monthlyRatePercent: 4 }] };
  expect(() => rateBandFor(plan, 7)).toThrow("No rate band reaches 7 months");
});

it("lists the terms on offer", () => {
  expect(termsOf(STANDALONE_PLAN)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
