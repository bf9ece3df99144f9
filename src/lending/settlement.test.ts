import * as fc from "fast-check";
import { anyAmount, anyPlan, flatPlan } from "../../test/lending/arbitraries";
import { STANDALONE_PLAN } from "../../test/lending/plans";
import { roundHalfUp } from "./fraction";
import { quoteLoan } from "./quote";
import { MAXIMUM_AMOUNT, type RatePlan } from "./ratePlan";
import { repaymentSchedule } from "./schedule";
import { withSettlements } from "./settlement";

/** Returns what was paid, and what settles the loan, after each month of a quoted loan. */
const quoted = (plan: RatePlan, principal: bigint, termMonths: number) => {
  const quote = quoteLoan(plan, principal, termMonths);
  const schedule = repaymentSchedule(quote);
  const agreed = roundHalfUp(quote.totalRepayment);
  const rows = withSettlements(plan, quote, schedule).map(({ settlement, leftToPay }, index) => ({
    settlement,
    cost: settlement + agreed - leftToPay,
    shorter: roundHalfUp(quoteLoan(plan, principal, index + 1).totalRepayment),
    owed: schedule.slice(index + 1).reduce((sum, { principal: part }) => sum + part, 0n),
  }));
  return { rows, agreed };
};

const REDUCING: RatePlan = { ...flatPlan(4), interest: "reducing" };

it.each<[plan: RatePlan, principal: bigint, term: number, month: number, settlement: bigint]>([
  // 7 months of 12,000 at 2% cost 13,680, of which 7 × 1,240 are paid
  [STANDALONE_PLAN, 1_200_000n, 12, 7, 500_000n],
  // 6 months at 4% would cost 14,880, as agreed: 14,880 − 6 × 1,240
  [STANDALONE_PLAN, 1_200_000n, 12, 6, 744_000n],
  // one month at 4% costs 12,480
  [STANDALONE_PLAN, 1_200_000n, 12, 1, 1_124_000n],
  [STANDALONE_PLAN, 1_200_000n, 12, 12, 0n],
  // 5 payments of 0.72 cents, rounded to one: after 4 the agreed 4 cents are paid
  [flatPlan(4), 3n, 5, 4, 0n],
  // what is owed of 1,000 over 3 months at 4%: 1,040 − 360.35, then × 1.04 − 360.35
  [REDUCING, 100_000n, 3, 1, 67_965n],
  [REDUCING, 100_000n, 3, 2, 34_649n],
])("agrees with a computation by hand (%#)", (plan, principal, term, month, settlement) =>
  expect(quoted(plan, principal, term).rows[month - 1]?.settlement).toBe(settlement),
);

it("never costs more than was agreed, and settles the principal owed, to half a cent a payment", () =>
  fc.assert(
    fc.property(anyPlan, anyAmount, fc.integer({ min: 1, max: 24 }), (plan, principal, term) => {
      const { rows, agreed } = quoted(plan, principal, term);
      for (const { cost, settlement, owed } of rows) {
        expect(cost).toBeLessThanOrEqual(agreed);
        expect(settlement).toBeGreaterThanOrEqual(owed - BigInt(term));
        expect(settlement).toBeGreaterThanOrEqual(0n);
      }
      expect(rows.at(-1)?.settlement).toBe(0n);
    }),
  ));

it("costs what the shorter term costs at a flat rate where that is less than was agreed", () =>
  fc.assert(
    fc.property(
      fc.bigInt({ min: 10_000n, max: MAXIMUM_AMOUNT }),
      fc.integer({ min: 1, max: 24 }),
      (principal, term) => {
        const { rows, agreed } = quoted(STANDALONE_PLAN, principal, term);
        for (const { cost, shorter } of rows) {
          expect([shorter, agreed]).toContain(cost);
          expect(cost).toBeLessThanOrEqual(shorter);
          expect(cost).toBeLessThanOrEqual(agreed);
        }
      },
    ),
  ));
