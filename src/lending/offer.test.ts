import * as fc from "fast-check";
import { anyRate, offeredAmount, onePlan } from "../../test/lending/arbitraries";
import { anyInterval, anyOffer, offer, oracleRates } from "../../test/lending/offers";
import { flatFigures, reducingFigures } from "../../test/lending/oracle";
import { fraction } from "./fraction";
import { plainAmount } from "./money";
import {
  MAXIMUM_ANNUAL_PERCENT,
  maximumCount,
  type Offer,
  offerAtRate,
  offerFigures,
  ownOffer,
} from "./offer";
import { INTEREST, MILLION, rateInMillionths } from "./ratePlan";

it.each<[string, Partial<Offer>, ...bigint[]]>([
  ["with fees", { fees: 25_000n }, 475_000n, 622_002n, 147_002n],
  ["with a lower last instalment", { lastInstalment: 103_665n }, 500_000n, 622_000n, 122_000n],
  ["without cost", { instalment: 100_000n, count: 5 }, 500_000n, 500_000n, 0n],
])("adds up the amounts in an offer %s", (_, part, received, repaid, cost) =>
  expect(offerFigures(offer(part))).toMatchObject({ received, repaid, cost }),
);

it.each<Partial<Offer>>([
  { amount: 0n },
  { fees: -1n },
  { fees: 500_000n },
  { instalment: 0n },
  { lastInstalment: 0n },
  { count: 0 },
  { count: 2.5 },
  { count: Number.NaN },
  { count: Number.POSITIVE_INFINITY },
  { count: 601 },
  { count: 2_601, interval: "weekly" },
  { instalment: 83_333n },
])("returns no figures when the offer has %p", (part) =>
  expect(offerFigures(offer(part))).toBeUndefined(),
);

it("returns figures when the loan lasts 50 years", () => {
  expect(maximumCount("weekly")).toBe(2_600);
  const long = offer({ count: 2_600, instalment: 1_000n, interval: "weekly" });
  expect(offerFigures(long)?.effectivePercent).toBeGreaterThan(10);
});

it.each<[string, Partial<Offer>, nominal: number, effective: number | undefined]>([
  // 10% in one interval: 12 × 10% and 1.1^12 for months, 26 × 10% and 1.1^26 for fortnights
  ["one month", { instalment: 550_000n, count: 1 }, 120, 213.843],
  ["one fortnight", { instalment: 550_000n, count: 1, interval: "fortnightly" }, 260, 1091.818],
  // 14,104% over a year, which is above the maximum
  ["one week", { instalment: 550_000n, count: 1, interval: "weekly" }, 520, undefined],
])("matches the rates from a manual computation for %s", (_, part, nominal, effective) => {
  const { nominalPercent, effectivePercent } = offerFigures(offer(part)) ?? {};
  expect(nominalPercent).toBeCloseTo(nominal, 2);
  expect(effectivePercent).toEqual(effective && expect.closeTo(effective, 2));
});

describe("offerAtRate", () => {
  const LOAN = { fees: 0n, interval: "monthly" } as const;

  // A bank's published table: 10,000 at 3.8% flat a year, with a 1% fee. Its rates may differ from
  // ours by up to 0.01 percentage points.
  it.each([
    [12, 86_500n, 6.94, 8.82],
    [24, 44_833n, 7.13, 8.12],
    [36, 30_944n, 7.14, 7.82],
    [48, 24_000n, 7.11, 7.63],
    [60, 19_833n, 7.06, 7.49],
  ])(
    "agrees with a bank's published table over %d months",
    (months, instalment, withoutFee, withFee) => {
      const rate = fraction(rateInMillionths(3.8), MILLION * 12n);
      for (const [fees, nominal] of [
        [0n, withoutFee],
        [10_000n, withFee],
      ] as const) {
        const each = offerAtRate(rate, "flat", {
          ...LOAN,
          amount: 1_000_000n,
          fees,
          count: months,
        });
        expect(each.instalment).toBe(instalment);
        expect(Math.abs((offerFigures(each)?.nominalPercent ?? 0) - nominal)).toBeLessThan(0.015);
      }
    },
  );

  it("matches the instalment that a credit union publishes for 120,000 at 8% over 240 months", () => {
    const rate = fraction(rateInMillionths(8), MILLION * 12n);
    const loan = { ...LOAN, amount: 12_000_000n, count: 240 };
    expect(offerAtRate(rate, "reducing", loan).instalment).toBe(100_373n);
  });

  it("returns the same offer as a plan at that rate, and matches an independent computation to the cent", () => {
    fc.assert(
      fc.property(offeredAmount, anyRate, fc.integer({ min: 1, max: 60 }), (...loan) => {
        const [amount, percent, months] = loan;
        const rate = fraction(rateInMillionths(percent), MILLION);
        for (const interest of INTEREST) {
          const each = offerAtRate(rate, interest, { ...LOAN, amount, count: months });
          const oracle = interest === "flat" ? flatFigures : reducingFigures;
          const figures = oracle(plainAmount(amount), months, (percent / 100).toFixed(6));
          expect(plainAmount(each.instalment)).toBe(figures.payment);
          expect(plainAmount(offerFigures(each)?.repaid ?? 0n)).toBe(figures.repayment);
          expect({ amount, ...offerFigures(each) }).toEqual(
            ownOffer(onePlan(percent, interest), amount, months),
          );
        }
      }),
    );
  });
});

it("matches the rates of an independent computation to within 1e-10", () => {
  fc.assert(
    fc.property(anyOffer, (each) => {
      const figures = offerFigures(each);
      fc.pre(figures !== undefined && figures.cost > 0n && figures.effectivePercent !== undefined);
      const { nominalPercent = Number.NaN, effectivePercent = Number.NaN } = figures ?? {};
      const { nominal, effective } = oracleRates(each);
      expect(Math.abs(nominalPercent - nominal) / 100).toBeLessThan(1e-10);
      // Compares the growth over a year, because floating-point rates near zero have fewer
      // significant digits.
      expect(Math.abs((100 + effectivePercent) / (100 + effective) - 1)).toBeLessThan(1e-10);
    }),
    { numRuns: 500 },
  );
});

it("for any offer, valid or not, returns no rate that is negative, NaN or above the maximum", () => {
  const money = fc.bigInt({ min: -10n, max: 100_000_000_000_000n });
  const any = fc.record({
    amount: money,
    fees: money,
    instalment: money,
    count: fc.oneof(fc.integer({ min: -1, max: 3_000 }), fc.double()),
    interval: anyInterval,
    lastInstalment: fc.option(money, { nil: undefined }),
  });
  fc.assert(
    fc.property(any, (each) => {
      const { nominalPercent = 0, effectivePercent = 0 } = offerFigures(each) ?? {};
      for (const percent of [nominalPercent, effectivePercent]) {
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(MAXIMUM_ANNUAL_PERCENT);
      }
    }),
  );
});
