import * as fc from "fast-check";
import { anyInterval, figures, offer } from "./fixtures/offers";
import { roundHalfUp } from "./fraction";
import { checkOffer, MAXIMUM_ANNUAL_PERCENT, maximumCount, type Offer } from "./offer";

describe("the money of an offer", () => {
  it.each([
    ["without fees", {}, 500_000n, 622_002n, 122_002n, 2_440n, 12_440n],
    ["with fees", { fees: 25_000n }, 475_000n, 622_002n, 147_002n, 2_940n, 13_095n],
    [
      "with another last instalment",
      { lastInstalment: 103_665n },
      500_000n,
      622_000n,
      122_000n,
      2_440n,
      12_440n,
    ],
    ["paid once", { count: 1, instalment: 560_000n }, 500_000n, 560_000n, 60_000n, 1_200n, 11_200n],
    ["that costs nothing", { instalment: 100_000n, count: 5 }, 500_000n, 500_000n, 0n, 0n, 10_000n],
  ])(
    "adds up exactly when it is %s",
    (_, part: Partial<Offer>, received, repaid, cost, per100, back) => {
      const found = figures(part);
      expect(found).toMatchObject({ received, repaid, cost });
      expect(roundHalfUp(found.costPer100)).toBe(per100);
      expect(roundHalfUp(found.repaidPer100)).toBe(back);
    },
  );
});

it.each<[string, Partial<Offer>]>([
  ["noAmount", { amount: 0n }],
  ["noAmount", { amount: -1n }],
  ["negativeFees", { fees: -1n }],
  ["feesTakeAll", { fees: 500_000n }],
  ["feesTakeAll", { fees: 500_001n }],
  ["noInstalment", { instalment: 0n }],
  ["noInstalment", { lastInstalment: 0n }],
  ["noInstalments", { count: 0 }],
  ["noInstalments", { count: 2.5 }],
  ["noInstalments", { count: Number.NaN }],
  ["noInstalments", { count: Number.POSITIVE_INFINITY }],
  ["tooManyInstalments", { count: 601 }],
  ["tooManyInstalments", { count: 2_601, interval: "weekly" }],
  ["repaysLess", { instalment: 83_333n }],
])("gives %s as the reason when the offer has %p", (problem, part) => {
  expect(checkOffer(offer(part))).toEqual({ ok: false, problem });
});

it("has figures when the loan lasts 50 years", () => {
  expect(maximumCount("weekly")).toBe(2_600);
  const { effectivePercent } = figures({ count: 2_600, instalment: 1_000n, interval: "weekly" });
  expect(effectivePercent).toBeGreaterThan(10);
});

it("leaves out a rate above 10,000% and keeps the money when a dollar costs thousands", () => {
  const found = figures({ amount: 100n, instalment: 10n ** 14n, count: 52, interval: "weekly" });
  expect(found).toMatchObject({ nominalPercent: undefined, effectivePercent: undefined });
  expect(found.repaid).toBe(52n * 10n ** 14n);
});

it("never yields NaN or Infinity, whatever the offer", () => {
  const money = fc.bigInt({ min: -10n, max: 100_000_000_000_000n });
  fc.assert(
    fc.property(
      fc.record({
        amount: money,
        fees: money,
        instalment: money,
        count: fc.oneof(fc.integer({ min: -1, max: 3_000 }), fc.double()),
        interval: anyInterval,
        lastInstalment: fc.option(money, { nil: undefined }),
      }),
      (each) => {
        const checked = checkOffer(each);
        if (!checked.ok) return;
        const { nominalPercent = 0, effectivePercent = 0 } = checked.figures;
        for (const percent of [nominalPercent, effectivePercent]) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(MAXIMUM_ANNUAL_PERCENT);
        }
      },
    ),
  );
});
