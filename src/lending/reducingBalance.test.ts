import * as fc from "fast-check";
import { anyRate, anyTerm, flatPlan, offeredAmount } from "./fixtures/arbitraries";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import { toCents } from "./fraction";
import { formatAmount } from "./money";
import { quoteLoan } from "./quote";
import { onReducingBalance } from "./reducingBalance";

it.each([
  // 2 months at 4%: 5000 × 0.04 × 1.0816 / 0.0816 = 2650.980392...; twice that is 5301.96078...
  [RESOURCES_PLAN, 500_000n, 2, ["2,650.98", "301.96", "5,301.96", "98.04"]],
  // 1 month: nothing to reduce, 5000 × 1.04
  [RESOURCES_PLAN, 500_000n, 1, ["5,200.00", "200.00", "5,200.00", "0.00"]],
  // 3 months at 4%: 1000 × 0.04 × 1.124864 / 0.124864 = 360.348539...
  [RESOURCES_PLAN, 100_000n, 3, ["360.35", "81.05", "1,081.05", "38.95"]],
  // 5000 × 0.04 / (1 − 1.04⁻¹²) = 532.7608...; twelve of them are 6393.13
  [RESOURCES_PLAN, 500_000n, 12, ["532.76", "1,393.13", "6,393.13", "1,006.87"]],
  // the rate of the term's band: 5000 × 0.02 / (1 − 1.02⁻¹²) = 472.7979...
  [STANDALONE_PLAN, 500_000n, 12, ["472.80", "673.58", "5,673.58", "526.42"]],
  // 0%: a twelfth of the principal each month
  [flatPlan(0), 120_000n, 12, ["100.00", "0.00", "1,200.00", "0.00"]],
])("agrees with a computation by hand (%#)", (plan, principal, termMonths, expected) => {
  const { monthlyPayment, totalInterest, totalRepayment, extraCost } = onReducingBalance(
    quoteLoan(plan, principal, termMonths),
  );
  const shown = [monthlyPayment, totalInterest, totalRepayment, extraCost].map((figure) =>
    formatAmount(toCents(figure)),
  );
  expect(shown).toEqual(expected);
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
