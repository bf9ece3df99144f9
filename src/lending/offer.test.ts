import * as fc from "fast-check";
import { oracleRates, presentValueOf } from "./fixtures/offerOracle";
import { toCents } from "./fraction";
import {
  type CheckedOffer,
  checkOffer,
  INTERVALS,
  type Interval,
  MAXIMUM_ANNUAL_PERCENT,
  maximumCount,
  type Offer,
  type OfferFigures,
} from "./offer";

const offer = (part: Partial<Offer> = {}): Offer => ({
  amount: 500_000n,
  fees: 0n,
  instalment: 103_667n,
  count: 6,
  interval: "monthly",
  ...part,
});

const figuresOf = (checked: CheckedOffer): OfferFigures => {
  if (!checked.ok) throw new Error(`The offer is rejected: ${checked.problem}`);
  return checked.figures;
};

const figures = (part: Partial<Offer>) => figuresOf(checkOffer(offer(part)));

const anyInterval = fc.constantFrom<Interval>("weekly", "fortnightly", "monthly");

/** Any loan whose instalments add up to more than is received, at rates up to the limit. */
const anyOffer: fc.Arbitrary<Offer> = fc
  .record({
    amount: fc.bigInt({ min: 10_000n, max: 10_000_000n }),
    feePercent: fc.integer({ min: 0, max: 40 }),
    costPercent: fc.integer({ min: 1, max: 150 }),
    count: fc.integer({ min: 1, max: 120 }),
    interval: anyInterval,
    last: fc.option(fc.bigInt({ min: 1n, max: 500_000n }), { nil: undefined }),
  })
  .map(({ amount, feePercent, costPercent, count, interval, last }) => ({
    amount,
    fees: (amount * BigInt(feePercent)) / 100n,
    instalment: (amount * BigInt(100 + costPercent)) / (100n * BigInt(count)) + 1n,
    count,
    interval,
    ...(last !== undefined && { lastInstalment: last }),
  }));

/** An offer that costs something and whose rates are within the limit. */
const ratedOffer = anyOffer.filter((each) => {
  const checked = checkOffer(each);
  return checked.ok && checked.figures.cost > 0n && checked.figures.effectivePercent !== undefined;
});

const oracleOf = ({ amount, fees, instalment, count, interval, lastInstalment }: Offer) => ({
  received: Number(amount - fees) / 100,
  instalment: Number(instalment) / 100,
  last: Number(lastInstalment ?? instalment) / 100,
  count,
  perYear: { weekly: 52, fortnightly: 26, monthly: 12 }[interval],
});

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
      expect(toCents(found.costPer100)).toBe(per100);
      expect(toCents(found.repaidPer100)).toBe(back);
    },
  );
});

describe("the annual rates of an offer", () => {
  it.each<[string, Partial<Offer>, number, number]>([
    // Regulation Z, Appendix J, example (c)(1)(i): 5,000 repaid by 24 payments of 230
    ["24 months", { instalment: 23_000n, count: 24 }, 9.69, 10.13],
    // 10% in one interval: 12 × 10% and 1.1^12; 26 and 52 likewise
    ["one month", { instalment: 550_000n, count: 1 }, 120, 213.843],
    ["one fortnight", { instalment: 550_000n, count: 1, interval: "fortnightly" }, 260, 1091.818],
    ["one week at 2%", { instalment: 510_000n, count: 1, interval: "weekly" }, 104, 180.03282],
    // 100 = 60/(1+i) + 60/(1+i)²: 1+i = 0.3 + √0.69 = 1.130662...
    [
      "two weeks",
      { amount: 10_000n, instalment: 6_000n, count: 2, interval: "weekly" },
      679.4446,
      59267,
    ],
    // what is left after a fee of 10%: 90 against 99 after a month is 10%
    ["a fee", { amount: 10_000n, fees: 1_000n, instalment: 9_900n, count: 1 }, 120, 213.843],
    ["no cost", { instalment: 100_000n, count: 5 }, 0, 0],
  ])("are those of %s", (_, part, nominal, effective) => {
    const found = figures(part);
    expect(found.nominalPercent).toBeCloseTo(nominal, 2);
    if (effective > MAXIMUM_ANNUAL_PERCENT) expect(found.effectivePercent).toBeUndefined();
    else expect(found.effectivePercent).toBeCloseTo(effective, 2);
  });

  it("agree with an independent computation to 1e-10 when instalments are weekly, fortnightly or monthly", () => {
    fc.assert(
      fc.property(ratedOffer, (each) => {
        const { nominalPercent = Number.NaN, effectivePercent = Number.NaN } = figuresOf(
          checkOffer(each),
        );
        const { nominal, effective } = oracleRates(oracleOf(each));
        expect(Math.abs(nominalPercent - nominal) / 100).toBeLessThan(1e-10);
        expect(Math.abs(effectivePercent / effective - 1)).toBeLessThan(1e-10);
      }),
      { numRuns: 500 },
    );
  });

  it("reproduce every instalment to the cent", () => {
    fc.assert(
      fc.property(ratedOffer, (each) => {
        const { nominalPercent = Number.NaN } = figuresOf(checkOffer(each));
        const flows = oracleOf(each);
        const rate = nominalPercent / 100 / INTERVALS[each.interval];
        // The instalment that makes the payments worth what is received, all else unchanged.
        const isOnlyOne = each.count === 1;
        const withoutIt = presentValueOf(
          isOnlyOne ? { ...flows, last: 0 } : { ...flows, instalment: 0 },
          rate,
        );
        const ofOneDollar = presentValueOf(
          isOnlyOne
            ? { ...flows, instalment: 0, last: 1 }
            : { ...flows, instalment: 1, last: each.lastInstalment === undefined ? 1 : 0 },
          rate,
        );
        const fixed = isOnlyOne || each.lastInstalment !== undefined ? withoutIt : 0;
        const instalment = Math.round((100 * (flows.received - fixed)) / ofOneDollar);
        expect(instalment).toBe(Number((isOnlyOne && each.lastInstalment) || each.instalment));
      }),
      { numRuns: 500 },
    );
  });

  it("rise with the fees", () => {
    fc.assert(
      fc.property(ratedOffer, fc.bigInt({ min: 1n, max: 1_000n }), (each, more) => {
        fc.pre(each.fees + more < each.amount);
        const { nominalPercent = Number.NaN } = figuresOf(checkOffer(each));
        const { nominalPercent: withMore = Number.POSITIVE_INFINITY } = figuresOf(
          checkOffer({ ...each, fees: each.fees + more }),
        );
        expect(withMore).toBeGreaterThan(nominalPercent);
      }),
    );
  });

  it("never fall when the same total is paid in fewer instalments", () => {
    fc.assert(
      fc.property(
        ratedOffer,
        fc.integer({ min: 1, max: 119 }),
        fc.integer({ min: 1, max: 119 }),
        (each, one, other) => {
          const { repaid } = figuresOf(checkOffer(each));
          const inInstalments = (count: number) =>
            checkOffer({
              ...each,
              count,
              instalment: repaid / BigInt(count),
              lastInstalment: repaid - BigInt(count - 1) * (repaid / BigInt(count)),
            });
          const fewer = figuresOf(inInstalments(Math.min(one, other)));
          const more = figuresOf(inInstalments(Math.max(one, other)));
          expect(fewer.repaid).toBe(more.repaid);
          expect(fewer.nominalPercent ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(
            (more.nominalPercent ?? Number.POSITIVE_INFINITY) - 1e-9,
          );
        },
      ),
    );
  });
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
