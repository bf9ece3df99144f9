import * as fc from "fast-check";
import { anyInterest, anyRate, anyTerm, onePlan } from "../../test/lending/arbitraries";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "../../test/lending/plans";
import { borrowingLimit, cheapestWithinBudget, largestPrincipal } from "./affordability";
import { roundHalfUp } from "./fraction";
import { quoteLoan } from "./quote";
import { centsOf, type RatePlan } from "./ratePlan";

it.each<[what: string, plan: RatePlan, salary: bigint, amount: bigint | undefined]>([
  ["three times the salary", STANDALONE_PLAN, 600_050n, 1_800_150n],
  ["a cent less than the maximum", STANDALONE_PLAN, 1_666_666n, 4_999_998n],
  ["no more than the maximum", STANDALONE_PLAN, 2_000_000n, 5_000_000n],
  ["a cent more than the minimum", STANDALONE_PLAN, 166_667n, 500_001n],
  ["nothing when the amount is below the minimum", STANDALONE_PLAN, 166_666n, undefined],
  [
    "an amount below this plan's minimum, when another plan allows it",
    RESOURCES_PLAN,
    40_000n,
    120_000n,
  ],
  ["four salaries", { ...STANDALONE_PLAN, salaryMultiple: 4 }, 600_050n, 2_400_200n],
])("limits the loan to %s", (_, plan, salary, amount) =>
  expect(borrowingLimit(plan, salary)).toBe(amount),
);

it.each<[what: string, budget: bigint, cheapest: number | undefined]>([
  // 20,000 costs 2,066.67 a month over 12 months, and 3,257.14 over 7. Those 7 months cost less in
  // total than 6 at 4,133.33.
  ["the lower rate only", 349_950n, 7],
  ["also six months, which cost more than seven", 413_333n, 7],
  ["also three months, which cost less than seven", 746_667n, 3],
  ["every term", 2_000_000n, 2],
  ["the longest term only", 206_667n, 12],
  ["no term, by one cent", 206_666n, undefined],
  ["nothing", 0n, undefined],
  ["less than nothing", -1n, undefined],
])("finds the cheapest term when the monthly budget allows %s", (_, budget, cheapest) =>
  expect(cheapestWithinBudget(STANDALONE_PLAN, 2_000_000n, budget)?.termMonths).toBe(cheapest),
);

it("chooses the shorter of two terms that cost the same", () => {
  // 4 months at 3.5% and 7 at 2% both cost 14%.
  const plan: RatePlan = {
    ...STANDALONE_PLAN,
    termRange: { minimum: 4, maximum: 7 },
    rateBands: [{ upToMonths: 6, monthlyRatePercent: 3.5 }, { monthlyRatePercent: 2 }],
  };
  expect(cheapestWithinBudget(plan, 100_000n, 100_000n)?.termMonths).toBe(4);
});

it.each<[what: string, plan: RatePlan, term: number, budget: bigint, largest: bigint | undefined]>([
  // 206,667.5 × 12 / 1.24 = 2,000,008.06…
  ["a usual budget", STANDALONE_PLAN, 12, 206_667n, 2_000_008n],
  // 206,667.5 × 6 / 1.24 = 1,000,004.03…
  ["the higher rate", STANDALONE_PLAN, 6, 206_667n, 1_000_004n],
  ["more than is lent", STANDALONE_PLAN, 12, 10_000_000n, 5_000_000n],
  ["a budget that exactly allows the smallest loan", STANDALONE_PLAN, 12, 51_667n, 500_008n],
  ["too little for the smallest loan", STANDALONE_PLAN, 12, 51_666n, undefined],
  // 51,666.5 × 12 / 1.48 = 418,917.56…
  ["a plan with a smaller minimum", RESOURCES_PLAN, 12, 51_666n, 418_917n],
  ["nothing", STANDALONE_PLAN, 12, 0n, undefined],
  ["less than nothing", STANDALONE_PLAN, 12, -100n, undefined],
])("computes the largest affordable amount for %s", (_, plan, term, budget, largest) =>
  expect(largestPrincipal(plan, term, budget)).toBe(largest),
);

it("finds an amount whose payment is within the budget, when one more cent would exceed it", () => {
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
