import { RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import {
  centsOf,
  formatMonthlyRate,
  outOfRange,
  rateBandFor,
  rateInMillionths,
  termsOf,
} from "./ratePlan";

it("converts rates to millionths and amounts to cents, exactly", () =>
  expect([rateInMillionths(1.1), centsOf(1_027.5)]).toEqual([11_000n, 102_750n]));

it.each([
  [1, 4],
  [6, 4],
  [7, 2],
  [600, 2],
])("finds for %d months the band of %d%%", (term, rate) => {
  expect(rateBandFor(STANDALONE_PLAN, term).monthlyRatePercent).toBe(rate);
});

it("treats a null end, as GraphQL returns it, as no end", () => {
  const plan = { ...STANDALONE_PLAN, rateBands: [{ upToMonths: null, monthlyRatePercent: 3 }] };
  expect(rateBandFor(plan, 600).monthlyRatePercent).toBe(3);
});

it("throws when no band reaches the term", () => {
  const plan = { ...STANDALONE_PLAN, rateBands: [{ upToMonths: 6, monthlyRatePercent: 4 }] };
  expect(() => rateBandFor(plan, 7)).toThrow("No rate band reaches 7 months");
});

it("lists the terms of the plan from the shortest to the longest", () => {
  expect(termsOf(STANDALONE_PLAN)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

it.each([
  [STANDALONE_PLAN, 500_000n, 2, { amount: false, term: false }],
  [STANDALONE_PLAN, 5_000_000n, 12, { amount: false, term: false }],
  [STANDALONE_PLAN, 499_999n, 1, { amount: true, term: true }],
  [STANDALONE_PLAN, 5_000_001n, 13, { amount: true, term: true }],
  [RESOURCES_PLAN, 499_999n, 12, { amount: false, term: false }],
])(
  "reports which of amount and term is outside the plan's ranges (%#)",
  (plan, cents, term, expected) => {
    expect(outOfRange(plan, cents, term)).toEqual(expected);
  },
);

it.each([
  [4, "4%"],
  [2.75, "2.75%"],
])("formats a monthly rate of %d as %s", (percent, shown) => {
  expect(formatMonthlyRate(percent)).toBe(shown);
});
