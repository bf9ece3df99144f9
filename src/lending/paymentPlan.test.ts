import * as fc from "fast-check";
import { UNIT } from "./money";
import { planWithin } from "./paymentPlan";

const cents = (units: number, rest = 0) => BigInt(units) * UNIT + BigInt(rest);

it.each([
  ["the money left in whole dollars", cents(512, 40), cents(1240), 3, cents(512), cents(2184)],
  [
    "the instalment when there is enough money left for it",
    cents(1500),
    cents(1033, 33),
    3,
    cents(1033, 33),
    0n,
  ],
  ["nothing when the money left is negative", cents(-20), cents(100), 2, 0n, cents(200)],
  ["all the money left when the instalment is unknown", cents(80, 5), undefined, 3, cents(80), 0n],
])("proposes %s", (_, left, instalment, months, amount, rest) =>
  expect(planWithin(left, instalment, months)).toEqual({ amount, rest }),
);

const anyLeft = fc.bigInt({ min: -1_000_000_000n, max: 1_000_000_000n });
const anyInstalment = fc.bigInt({ min: 1n, max: 1_000_000_000n });
const anyMonths = fc.integer({ min: 1, max: 12 });

it("never proposes more than the money left or the instalment", () =>
  fc.assert(
    fc.property(anyLeft, anyInstalment, anyMonths, (left, instalment, months) => {
      const { amount } = planWithin(left, instalment, months);
      expect(amount).toBeGreaterThanOrEqual(0n);
      expect(amount).toBeLessThanOrEqual(instalment);
      expect(amount).toBeLessThanOrEqual(left > 0n ? left : 0n);
      if (amount !== instalment) expect(amount % UNIT).toBe(0n);
    }),
  ));

it("the proposed payments add up to the amount owed within the plan's months", () =>
  fc.assert(
    fc.property(anyLeft, anyInstalment, anyMonths, (left, instalment, months) => {
      const { amount, rest } = planWithin(left, instalment, months);
      expect(BigInt(months) * amount + rest).toBe(BigInt(months) * instalment);
    }),
  ));
