import { borrowingLimit, formatShare, paymentShare } from "./affordability";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import { fraction } from "./fraction";
import { quoteLoan } from "./quote";

it.each([
  [
    "three times the salary",
    600_050n,
    { kind: "available", amount: 1_800_150n, cappedByPlan: false },
  ],
  [
    "exactly the maximum",
    (500_000n * 10n) / 3n,
    { kind: "available", amount: 4_999_998n, cappedByPlan: false },
  ],
  [
    "no more than the maximum",
    2_000_000n,
    { kind: "available", amount: 5_000_000n, cappedByPlan: true },
  ],
  [
    "exactly the minimum",
    500_000n / 3n + 1n,
    { kind: "available", amount: 500_001n, cappedByPlan: false },
  ],
  [
    "nothing, when below the minimum",
    166_666n,
    { kind: "belowMinimum", amount: 499_998n, minimum: 500_000n },
  ],
])("allows %s", (_, salary, expected) => {
  expect(borrowingLimit(STANDALONE_PLAN, salary)).toEqual(expected);
});

it("uses the multiple of the given plan", () => {
  expect(borrowingLimit({ ...STANDALONE_PLAN, salaryMultiple: 4 }, 600_050n)).toMatchObject({
    amount: 2_400_200n,
  });
});

it("uses the minimum of the given plan", () => {
  expect(borrowingLimit(RESOURCES_PLAN, 40_000n)).toMatchObject({
    kind: "available",
    amount: 120_000n,
  });
});

it.each([
  // (1850/3) / 3000 = 37/180 = 20.555...%
  [300_000n, "20.6%"],
  // 1850/3 / 500 = 123.33...%
  [50_000n, "123.3%"],
  [100_000_000_000_000n, "0.0%"],
])("the default payment's share of a salary of %d cents is %s", (salary, share) => {
  expect(formatShare(paymentShare(quoteLoan(RESOURCES_PLAN, 500_000n, 12), salary))).toBe(share);
});

it("throws when the salary is zero", () => {
  expect(() => paymentShare(quoteLoan(RESOURCES_PLAN, 500_000n, 12), 0n)).toThrow(RangeError);
});

it.each([
  [62n, 3n, "20.7%"],
  [41n, 4n, "10.3%"],
  [0n, 1n, "0.0%"],
  [12_345n, 1n, "12,345.0%"],
])("formats a share of %d/%d per cent as %s", (numerator, denominator, shown) => {
  expect(formatShare(fraction(numerator, denominator))).toBe(shown);
});
