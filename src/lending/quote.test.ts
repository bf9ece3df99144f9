import * as fc from "fast-check";
import {
  anyAmount,
  anyRate,
  anyTerm,
  flatPlan,
  offeredAmount,
} from "../../test/lending/arbitraries";
import {
  flatFigures,
  reducingFigures,
  resourcesRate,
  standaloneRate,
} from "../../test/lending/oracle";
import { REDUCING_PLANS, RESOURCES_PLAN, STANDALONE_PLAN } from "../../test/lending/plans";
import { roundHalfUp, subtract } from "./fraction";
import { formatAmount, plainAmount } from "./money";
import { type LoanQuote, onReducingBalance, quoteLoan } from "./quote";
import type { RatePlan } from "./ratePlan";

const shown = (quote: LoanQuote) =>
  [quote.monthlyPayment, quote.totalInterest, quote.totalRepayment].map((figure) =>
    formatAmount(roundHalfUp(figure)),
  );

const REDUCING: RatePlan = { ...RESOURCES_PLAN, interest: "reducing" };

it.each<[plan: RatePlan, principal: bigint, termMonths: number, expected: string[]]>([
  // By the resources page's definition:
  // the default: 5000/12 + 200 = 1850/3
  [RESOURCES_PLAN, 500_000n, 12, ["616.67", "2,400.00", "7,400.00"]],
  // 1027/8 + 41.08 = 128.375 + 41.08 = 169.455 exactly, with a half cent that floating point would lose
  [RESOURCES_PLAN, 102_700n, 8, ["169.46", "328.64", "1,355.64"]],
  // By the standalone page's definition:
  // the default: 50000/6 + 2000 = 31000/3
  [STANDALONE_PLAN, 5_000_000n, 6, ["10,333.33", "12,000.00", "62,000.00"]],
  // the rate drops: 50000/7 + 1000 = 57000/7
  [STANDALONE_PLAN, 5_000_000n, 7, ["8,142.86", "7,000.00", "57,000.00"]],
  // On a reducing balance:
  // 5000 × 0.04 × 1.04¹² / (1.04¹² − 1) = 532.7608636…; × 12 = 6393.13036…
  [REDUCING, 500_000n, 12, ["532.76", "1,393.13", "6,393.13"]],
  // 0%: a twelfth of the principal each month
  [{ ...flatPlan(0), interest: "reducing" }, 120_000n, 12, ["100.00", "0.00", "1,200.00"]],
])("the figures of loan %# match a manual computation", (plan, principal, termMonths, expected) =>
  expect(shown(quoteLoan(plan, principal, termMonths))).toEqual(expected),
);

it.each([
  ["the resources plan", RESOURCES_PLAN, resourcesRate, flatFigures],
  ["the standalone plan", STANDALONE_PLAN, standaloneRate, flatFigures],
  ["a reducing balance", REDUCING_PLANS[1] as RatePlan, standaloneRate, reducingFigures],
])("for any loan, agrees with an independent computation of %s", (_, plan, rateOf, oracle) => {
  fc.assert(
    fc.property(anyAmount, anyTerm, (principal, termMonths) => {
      // On a reducing balance, the independent computation sums fractions, which takes seconds for long
      // terms.
      fc.pre(oracle === flatFigures || termMonths <= 60);
      const quote = quoteLoan(plan, principal, termMonths);
      expect({
        payment: plainAmount(roundHalfUp(quote.monthlyPayment)),
        interest: plainAmount(roundHalfUp(quote.totalInterest)),
        repayment: plainAmount(roundHalfUp(quote.totalRepayment)),
      }).toEqual(oracle(plainAmount(principal), termMonths, rateOf(termMonths)));
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ["a principal of zero", 0n, 12, "more than zero cents, not 0"],
  ["a term of zero", 100n, 0, "1 to 600 whole months, not 0"],
  ["a fraction of a month", 100n, 1.5, "1 to 600 whole months, not 1.5"],
  ["a term above the maximum", 100n, 601, "1 to 600 whole months, not 601"],
])("throws for %s", (_, principal, termMonths, message) => {
  expect(() => quoteLoan(RESOURCES_PLAN, principal, termMonths)).toThrow(message);
});

it("a loan on a reducing balance never costs more than at the same flat rate over the same term", () => {
  fc.assert(
    fc.property(anyRate, offeredAmount, anyTerm, (rate, principal, term) => {
      const flat = quoteLoan(flatPlan(rate), principal, term);
      const extra = subtract(flat.totalInterest, onReducingBalance(flat).totalInterest);
      expect(extra.numerator >= 0n).toBe(true);
    }),
    { numRuns: 100 },
  );
});
