import * as fc from "fast-check";
import { onePlan } from "./fixtures/arbitraries";
import { RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import { loanFigures } from "./loanFigures";
import { MAXIMUM_AMOUNT } from "./ratePlan";

it.each([
  // the brand's salary loan: 12000/12 + 240, nothing to round
  [STANDALONE_PLAN, 1_200_000n, 12, 2, 124_000n, 124_000n, 288_000n, 1_488_000n],
  // 31000/3: five of 10,333.33 and one of 10,333.35
  [STANDALONE_PLAN, 5_000_000n, 6, 4, 1_033_333n, 1_033_335n, 1_200_000n, 6_200_000n],
  // 1850/3: eleven of 616.67 are 6,783.37, which leaves 616.63
  [RESOURCES_PLAN, 500_000n, 12, 4, 61_667n, 61_663n, 240_000n, 740_000n],
])(
  "computes the figures of a loan (%#)",
  (plan, principal, termMonths, monthlyRatePercent, payment, lastPayment, interest, repayment) => {
    const figures = loanFigures(plan, principal, termMonths);
    expect(figures).toMatchObject({
      quote: { principal, termMonths, monthlyRatePercent },
      payment,
      lastPayment,
      interest,
      repayment,
    });
    expect(figures.schedule[0]?.payment).toBe(payment);
    expect(figures.schedule.at(-1)?.payment).toBe(lastPayment);
  },
);

it("solves twelve times the monthly rate from the payments of a reducing balance", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 60 }),
      (rate, term) => {
        const { annualRate } = loanFigures(
          onePlan(rate / 10_000, "reducing"),
          MAXIMUM_AMOUNT / 10n,
          term,
        );
        expect(annualRate.nominalPercent).toBeCloseTo((12 * rate) / 10_000, 6);
      },
    ),
  );
});
