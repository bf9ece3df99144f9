import * as fc from "fast-check";
import { anyOffer, figures, figuresOf, oracleRates, presentValueOf } from "./fixtures/offers";
import { checkOffer, MAXIMUM_ANNUAL_PERCENT, type Offer } from "./offer";
import { INTERVALS } from "./units";

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
  ])("agree with a computation by hand when the offer has %s", (_, part, nominal, effective) => {
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
        // Of the year's growth: of a rate near zero itself, floating point has fewer digits.
        expect(Math.abs((100 + effectivePercent) / (100 + effective) - 1)).toBeLessThan(1e-10);
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
});
