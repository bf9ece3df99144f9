import * as fc from "fast-check";
import { anyInterest, anyRate, anyTerm, onePlan } from "../../test/lending/arbitraries";
import { EQUAL_COST_PLAN, STANDALONE_PLAN } from "../../test/lending/plans";
import { borrowingLimit, cheapestWithinBudget, largestPrincipal } from "./affordability";
import { roundHalfUp } from "./fraction";
import { quoteLoan } from "./quote";
import { centsOf } from "./ratePlan";

it.each<[what: string, multiple: number | undefined, salary: bigint, amount: bigint | undefined]>([
  ["three times the salary", 3, 600_050n, 1_800_150n],
  ["the plan's maximum when three times the salary is more", 3, 2_000_000n, 5_000_000n],
  ["three times the salary when that is a cent above the minimum", 3, 166_667n, 500_001n],
  ["nothing when three times the salary is below the minimum", 3, 166_666n, undefined],
  ["the plan's maximum when the plan has no multiple", undefined, 100n, 5_000_000n],
  ["four times the salary when that is the plan's multiple", 4, 600_050n, 2_400_200n],
])("limits the loan to %s", (_, salaryMultiple, salary, amount) =>
  expect(borrowingLimit({ ...STANDALONE_PLAN, salaryMultiple }, salary)).toBe(amount),
);

it.each<[what: string, budget: bigint, cheapest: number | undefined]>([
  // 20,000 costs 2,066.67 a month over 12 months, and 3,257.14 over 7. Those 7 months cost less in
  // total than 6 at 4,133.33.
  ["allows only terms at the lower rate", 349_950n, 7],
  ["also allows three months, which cost less than seven", 746_667n, 3],
  ["allows only the longest term", 206_667n, 12],
  ["is a cent short of every term", 206_666n, undefined],
  ["is negative", -1n, undefined],
])(
  "finds the cheapest affordable term, or none, when the monthly budget %s",
  (_, budget, cheapest) =>
    expect(cheapestWithinBudget(STANDALONE_PLAN, 2_000_000n, budget)?.quote.termMonths).toBe(
      cheapest,
    ),
);

it("chooses the shorter of two terms that cost the same", () =>
  expect(cheapestWithinBudget(EQUAL_COST_PLAN, 100_000n, 100_000n)?.quote.termMonths).toBe(4));

it.each<[what: string, budget: bigint, largest: bigint | undefined]>([
  // In cents: 206,667.5, from which a payment rounds up, × 12 / 1.24 = 2,000,008.06…
  ["a usual budget", 206_667n, 2_000_008n],
  ["a budget for more than the plan lends", 10_000_000n, 5_000_000n],
  ["a budget too small for the smallest loan", 51_666n, undefined],
  ["a negative budget", -100n, undefined],
])("computes the largest affordable amount, if any, for %s", (_, budget, largest) =>
  expect(largestPrincipal(STANDALONE_PLAN, 12, budget)).toBe(largest),
);

it("finds the largest amount whose payment is within the budget, to the cent", () => {
  const openRange = { amountRange: { minimum: 1, maximum: 1_000_000_000, step: 1 } };
  const anyBudget = fc.bigInt({ min: 0n, max: 5_000_000n });
  fc.assert(
    fc.property(anyRate, anyInterest, anyTerm, anyBudget, (rate, interest, term, budget) => {
      const plan = { ...onePlan(rate, interest), ...openRange };
      const largest = largestPrincipal(plan, term, budget);
      const payment = (principal: bigint) =>
        roundHalfUp(quoteLoan(plan, principal, term).monthlyPayment);
      if (largest === undefined)
        return expect(payment(centsOf(plan.amountRange.minimum))).toBeGreaterThan(budget);
      expect(payment(largest)).toBeLessThanOrEqual(budget);
      if (largest < centsOf(plan.amountRange.maximum))
        expect(payment(largest + 1n)).toBeGreaterThan(budget);
    }),
  );
});
