import * as fc from "fast-check";
import { anyAmount, anyRate, anyTerm, flatPlan, offeredAmount } from "./fixtures/arbitraries";
import { reducingFigures, resourcesPageFigures, standalonePageFigures } from "./fixtures/oracle";
import { REDUCING_PLANS, RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import { roundHalfUp } from "./fraction";
import { formatAmount, plainAmount } from "./money";
import { type LoanQuote, onReducingBalance, quoteLoan } from "./quote";
import { type RatePlan, rateBandFor } from "./ratePlan";

const shown = (quote: LoanQuote) =>
  [quote.monthlyPayment, quote.totalInterest, quote.totalRepayment].map((figure) =>
    formatAmount(roundHalfUp(figure)),
  );

const REDUCING: RatePlan = { ...RESOURCES_PLAN, interest: "reducing" };

it.each<[plan: RatePlan, principal: bigint, termMonths: number, expected: string[]]>([
  // By the resources page's definition:
  // the default: 5000/12 + 200 = 1850/3
  [RESOURCES_PLAN, 500_000n, 12, ["616.67", "2,400.00", "7,400.00"]],
  // 1027/8 + 41.08 = 128.375 + 41.08 = 169.455 exactly: a half, which floating point loses
  [RESOURCES_PLAN, 102_700n, 8, ["169.46", "328.64", "1,355.64"]],
  // 12000/12 + 480
  [RESOURCES_PLAN, 1_200_000n, 12, ["1,480.00", "5,760.00", "17,760.00"]],
  // 1000/3 + 40 = 1120/3
  [RESOURCES_PLAN, 100_000n, 3, ["373.33", "120.00", "1,120.00"]],
  // 1000/7 + 40 = 1280/7
  [RESOURCES_PLAN, 100_000n, 7, ["182.86", "280.00", "1,280.00"]],
  // 50000/11 + 2000 = 72000/11
  [RESOURCES_PLAN, 5_000_000n, 11, ["6,545.45", "22,000.00", "72,000.00"]],
  // with cents: 1234.56/5 + 49.3824 = 296.2944; interest 246.912
  [RESOURCES_PLAN, 123_456n, 5, ["296.29", "246.91", "1,481.47"]],
  // outside the range: 75000/12 + 3000
  [RESOURCES_PLAN, 7_500_000n, 12, ["9,250.00", "36,000.00", "111,000.00"]],
  // outside the range: 100000/24 + 4000 = 24500/3
  [RESOURCES_PLAN, 10_000_000n, 24, ["8,166.67", "96,000.00", "196,000.00"]],
  // 6.25/2 + 0.25 = 3.375, a half
  [RESOURCES_PLAN, 625n, 2, ["3.38", "0.50", "6.75"]],
  // one cent: 0.005 + 0.0004 = 0.0054; interest 0.0008; total 0.0108
  [RESOURCES_PLAN, 1n, 2, ["0.01", "0.00", "0.01"]],
  // the largest amount: 10^12/12 + 4 × 10^10 = 370000000000/3
  [
    RESOURCES_PLAN,
    100_000_000_000_000n,
    12,
    ["123,333,333,333.33", "480,000,000,000.00", "1,480,000,000,000.00"],
  ],
  // By the standalone page's definition:
  // the default: 50000/6 + 2000 = 31000/3
  [STANDALONE_PLAN, 5_000_000n, 6, ["10,333.33", "12,000.00", "62,000.00"]],
  // the rate drops: 50000/7 + 1000 = 57000/7
  [STANDALONE_PLAN, 5_000_000n, 7, ["8,142.86", "7,000.00", "57,000.00"]],
  // 50000/12 + 1000 = 15500/3
  [STANDALONE_PLAN, 5_000_000n, 12, ["5,166.67", "12,000.00", "62,000.00"]],
  // 12000/12 + 240
  [STANDALONE_PLAN, 1_200_000n, 12, ["1,240.00", "2,880.00", "14,880.00"]],
  // 5000/2 + 200
  [STANDALONE_PLAN, 500_000n, 2, ["2,700.00", "400.00", "5,400.00"]],
  // 1027/8 + 20.54 = 148.915, a half
  [STANDALONE_PLAN, 102_700n, 8, ["148.92", "164.32", "1,191.32"]],
  // below the terms: 5000/1 + 200
  [STANDALONE_PLAN, 500_000n, 1, ["5,200.00", "200.00", "5,200.00"]],
  // beyond the terms: 5000/13 + 100 = 6300/13
  [STANDALONE_PLAN, 500_000n, 13, ["484.62", "1,300.00", "6,300.00"]],
  // 0.25/7 + 0.005 = 0.0407...; interest 0.035, a half; total 0.285, a half
  [STANDALONE_PLAN, 25n, 7, ["0.04", "0.04", "0.29"]],
  // On a reducing balance:
  // 5000 × 0.04 × 1.04¹² / (1.04¹² − 1) = 532.7608636…; × 12 = 6393.13036…
  [REDUCING, 500_000n, 12, ["532.76", "1,393.13", "6,393.13"]],
  // 1000 × 0.04 × 1.124864 / 0.124864 = 360.348539…
  [REDUCING, 100_000n, 3, ["360.35", "81.05", "1,081.05"]],
  // 0%: a twelfth of the principal each month
  [{ ...flatPlan(0), interest: "reducing" }, 120_000n, 12, ["100.00", "0.00", "1,200.00"]],
  // nothing to reduce: 5000 × 1.04
  [REDUCING, 500_000n, 1, ["5,200.00", "200.00", "5,200.00"]],
])("agrees with a computation by hand (%#)", (plan, principal, termMonths, expected) =>
  expect(shown(quoteLoan(plan, principal, termMonths))).toEqual(expected),
);

it.each([
  [6, 4, 48],
  [7, 2, 24],
])("has for %d months the rate %d%% and its companion %d", (term, rate, companion) => {
  expect(quoteLoan(STANDALONE_PLAN, 500_000n, term).monthlyRatePercent).toBe(rate);
  expect(rateBandFor(STANDALONE_PLAN, term).companionValue).toBe(companion);
});

it.each([
  ["resources", RESOURCES_PLAN, resourcesPageFigures],
  ["standalone", STANDALONE_PLAN, standalonePageFigures],
  ["reducing", REDUCING_PLANS[1] as RatePlan, reducingFigures],
])("agrees for any loan with the independent computation of the %s page", (name, plan, oracle) => {
  fc.assert(
    fc.property(anyAmount, anyTerm, (principal, termMonths) => {
      // The independent computation adds up ratios, which takes seconds over centuries.
      fc.pre(name !== "reducing" || termMonths <= 60);
      const quote = quoteLoan(plan, principal, termMonths);
      expect({
        payment: plainAmount(roundHalfUp(quote.monthlyPayment)),
        interest: plainAmount(roundHalfUp(quote.totalInterest)),
        repayment: plainAmount(roundHalfUp(quote.totalRepayment)),
      }).toEqual(oracle(plainAmount(principal), termMonths));
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ["no principal", 0n, 12, "more than zero cents, not 0"],
  ["a negative principal", -1n, 12, "more than zero cents, not -1"],
  ["no term", 100n, 0, "1 to 600 whole months, not 0"],
  ["a fraction of a month", 100n, 1.5, "1 to 600 whole months, not 1.5"],
  ["a term that is no number", 100n, Number.NaN, "1 to 600 whole months, not NaN"],
  ["a term beyond the bound", 100n, 601, "1 to 600 whole months, not 601"],
])("throws with %s", (_, principal, termMonths, message) => {
  expect(() => quoteLoan(RESOURCES_PLAN, principal, termMonths)).toThrow(message);
});

it("repays the debt exactly when interest is charged on the outstanding balance", () => {
  fc.assert(
    fc.property(
      anyRate,
      offeredAmount,
      fc.integer({ min: 1, max: 60 }),
      (rate, principal, term) => {
        const quote = quoteLoan(flatPlan(rate), principal, term);
        const { numerator, denominator } = onReducingBalance(quote).monthlyPayment;
        const millionths = BigInt(Math.round(rate * 10_000));
        // The debt times denominator × 10^(6 × months), so that every step stays whole.
        let debt = principal * denominator;
        let scale = 1n;
        for (let month = 0; month < term; month += 1) {
          scale *= 1_000_000n;
          debt = debt * (1_000_000n + millionths) - numerator * scale;
        }
        expect(debt).toBe(0n);
      },
    ),
    { numRuns: 100 },
  );
});

it("never costs more than the flat rate when the terms are equal", () => {
  fc.assert(
    fc.property(anyRate, offeredAmount, anyTerm, (rate, principal, term) => {
      const { extraCost } = onReducingBalance(quoteLoan(flatPlan(rate), principal, term));
      expect(extraCost.numerator >= 0n).toBe(true);
    }),
    { numRuns: 100 },
  );
});
