import { RESOURCES_PLAN, STANDALONE_PLAN } from "../../test/lending/plans";
import { outOfRange, rateBandFor } from "./ratePlan";

it("treats an upper limit of null, as in GraphQL results, as no limit, and throws when no band reaches the term", () => {
  const rate = { monthlyRatePercent: 3 };
  expect(rateBandFor({ rateBands: [{ ...rate, upToMonths: null }] }, 600)).toMatchObject(rate);
  expect(() => rateBandFor({ rateBands: [{ ...rate, upToMonths: 6 }] }, 7)).toThrow(
    "No rate band reaches 7 months",
  );
});

it.each([
  [STANDALONE_PLAN, 500_000n, 2, { amount: false, term: false }],
  [STANDALONE_PLAN, 5_000_000n, 12, { amount: false, term: false }],
  [STANDALONE_PLAN, 499_999n, 1, { amount: true, term: true }],
  [STANDALONE_PLAN, 5_000_001n, 13, { amount: true, term: true }],
  [RESOURCES_PLAN, 499_999n, 12, { amount: false, term: false }],
])(
  "reports whether the amount and the term are outside their ranges (%#)",
  (plan, cents, term, expected) => expect(outOfRange(plan, cents, term)).toEqual(expected),
);
