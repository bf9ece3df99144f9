import * as fc from "fast-check";
import { offeredAmount } from "../../test/lending/arbitraries";
import { anyInterval } from "../../test/lending/offers";
import { flatFigures, reducingFigures } from "../../test/lending/oracle";
import { INTERVALS } from "../lib/units";
import { plainAmount } from "./money";
import { offerFigures } from "./offer";
import { EMPTY_OFFER, type OfferEntry, parseOffer } from "./parseOffer";
import { INTEREST } from "./ratePlan";

const offersOf = (part: Partial<OfferEntry>) => parseOffer({ ...EMPTY_OFFER, ...part }).offers;

const RATE: Partial<OfferEntry> = { told: "rate", amount: "5,000", rate: "12", count: "26" };

it("charges an annual rate once an interval, as an independent computation does to the cent", () => {
  // Hundredths of a per cent for one interval, which are exact decimals for a year.
  const anyRate = fc.integer({ min: 1, max: 1_000 });
  fc.assert(
    fc.property(offeredAmount, anyRate, fc.integer({ min: 1, max: 60 }), anyInterval, (...each) => {
      const [amount, hundredths, count, interval] = each;
      const rate = String((hundredths * INTERVALS[interval]) / 100);
      for (const basis of INTEREST) {
        const oracle = basis === "flat" ? flatFigures : reducingFigures;
        const expected = oracle(plainAmount(amount), count, (hundredths / 10_000).toFixed(4));
        const entry = { amount: plainAmount(amount), rate, count: String(count), basis, interval };
        const [offer] = offersOf({ ...entry, told: "rate", per: "year" });
        expect(plainAmount(offer?.instalment ?? 0n)).toBe(expected.payment);
        const figures = offer && offerFigures(offer);
        expect(plainAmount(figures?.repaid ?? 0n)).toBe(expected.repayment);
      }
    }),
  );
});

it.each(["weekly", "fortnightly", "monthly"] as const)(
  "reads a rate of a month as twelve times as much a year for %s instalments",
  (interval) =>
    expect(offersOf({ ...RATE, interval, rate: "1", per: "month" })).toEqual(
      offersOf({ ...RATE, interval, per: "year" }),
    ),
);

it("returns both offers, the cheaper first, when the basis of a rate is unknown, each on the amount before fees", () => {
  const bases = ["reducing", "flat"] as const;
  expect(offersOf(RATE)).toEqual(bases.flatMap((basis) => offersOf({ ...RATE, basis })));
  const [flat] = offersOf({ ...RATE, basis: "flat", fees: "600" });
  expect(flat).toMatchObject({ amount: 500_000n, fees: 60_000n, instalment: 79_231n });
});

it("ignores what the visitor entered for the other choice", () => {
  const instalment: Partial<OfferEntry> = { ...RATE, told: "instalment", instalment: "200" };
  expect(offersOf({ ...instalment, rate: "?" })).toMatchObject([{ instalment: 20_000n }]);
  expect(offersOf({ ...RATE, instalment: "?" })).toHaveLength(2);
  expect(offersOf({ ...instalment, instalment: "?" })).toEqual([]);
});
