import * as fc from "fast-check";
import { cheaperLongerTerm } from "./cheaperTerm";
import { anyAmount } from "./fixtures/arbitraries";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import { formatAmount } from "./formatMoney";
import { toCents } from "./fraction";
import { quoteLoan } from "./quote";

it.each([
  // 24% against 7 × 2% = 14% of 50,000
  [6, "57,000.00", "5,000.00"],
  // 20% against 14%
  [5, "57,000.00", "3,000.00"],
  // 16% against 14%
  [4, "57,000.00", "1,000.00"],
])("7 months cost less than %d", (term, total, saving) => {
  const cheaper = cheaperLongerTerm(STANDALONE_PLAN, quoteLoan(STANDALONE_PLAN, 5_000_000n, term));
  expect(cheaper?.quote.termMonths).toBe(7);
  expect(cheaper && formatAmount(toCents(cheaper.quote.totalRepayment))).toBe(total);
  expect(cheaper && formatAmount(toCents(cheaper.saving))).toBe(saving);
});

it.each([
  // 12% is already less than 14%
  [STANDALONE_PLAN, 3],
  [STANDALONE_PLAN, 7],
  [STANDALONE_PLAN, 12],
  [STANDALONE_PLAN, 600],
  [RESOURCES_PLAN, 2],
  [RESOURCES_PLAN, 6],
])("nothing longer costs less (%#)", (plan, term) => {
  expect(cheaperLongerTerm(plan, quoteLoan(plan, 5_000_000n, term))).toBeUndefined();
});

it("does not call an equal total cheaper", () => {
  // 4 months at 3.5% and 7 at 2% both cost 14%
  const plan = {
    ...STANDALONE_PLAN,
    rateBands: [{ upToMonths: 6, monthlyRatePercent: 3.5 }, { monthlyRatePercent: 2 }],
  };
  expect(cheaperLongerTerm(plan, quoteLoan(plan, 100n, 4))).toBeUndefined();
});

it("offers only terms of the plan", () => {
  const plan = { ...STANDALONE_PLAN, termRange: { minimum: 2, maximum: 6 } };
  expect(cheaperLongerTerm(plan, quoteLoan(plan, 5_000_000n, 6))).toBeUndefined();
});

it("saves for every amount", () => {
  fc.assert(
    fc.property(anyAmount, (principal) => {
      const chosen = quoteLoan(STANDALONE_PLAN, principal, 6);
      const cheaper = cheaperLongerTerm(STANDALONE_PLAN, chosen);
      expect(cheaper && cheaper.saving.numerator > 0n && cheaper.quote.termMonths > 6).toBe(true);
    }),
  );
});
