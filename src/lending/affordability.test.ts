import { borrowingLimit, formatShare } from "./affordability";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import { fraction } from "./fraction";
import { centsOf, type RatePlan } from "./ratePlan";

it.each<
  [what: string, plan: RatePlan, salary: bigint, multiple: bigint, amount: bigint | undefined]
>([
  ["three times the salary", STANDALONE_PLAN, 600_050n, 1_800_150n, 1_800_150n],
  ["a cent less than the maximum", STANDALONE_PLAN, 1_666_666n, 4_999_998n, 4_999_998n],
  ["no more than the maximum", STANDALONE_PLAN, 2_000_000n, 6_000_000n, 5_000_000n],
  ["a cent more than the minimum", STANDALONE_PLAN, 166_667n, 500_001n, 500_001n],
  ["nothing below the minimum", STANDALONE_PLAN, 166_666n, 499_998n, undefined],
  ["what another plan's minimum allows", RESOURCES_PLAN, 40_000n, 120_000n, 120_000n],
  ["four salaries", { ...STANDALONE_PLAN, salaryMultiple: 4 }, 600_050n, 2_400_200n, 2_400_200n],
])("allows %s", (_, plan, salary, multiple, amount) =>
  expect(borrowingLimit(plan, salary)).toEqual({
    multiple,
    minimum: centsOf(plan.amountRange.minimum),
    amount,
  }),
);

it.each([
  [62n, 3n, "20.7%"],
  [41n, 4n, "10.3%"],
  [0n, 1n, "0.0%"],
  [12_345n, 1n, "12,345.0%"],
])("formats a share of %d/%d per cent as %s", (numerator, denominator, shown) => {
  expect(formatShare(fraction(numerator, denominator))).toBe(shown);
});
