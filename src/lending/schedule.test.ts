import * as fc from "fast-check";
import {
  anyAmount,
  anyInterest,
  anyPlan,
  anyRate,
  anyTerm,
  offeredAmount,
  onePlan,
} from "../../test/lending/arbitraries";
import { REDUCING_PLANS, RESOURCES_PLAN, STANDALONE_PLAN } from "../../test/lending/plans";
import { annualPercentageRate } from "./annualPercentageRate";
import { roundHalfUp } from "./fraction";
import { loanFigures } from "./loanFigures";
import { quoteLoan } from "./quote";
import type { RatePlan } from "./ratePlan";
import { repaymentSchedule } from "./schedule";

const anyLoanPlan = fc.oneof(
  anyPlan,
  fc.tuple(anyRate, anyInterest).map((of) => onePlan(...of)),
);

const offeredTerm = fc.integer({ min: 2, max: 12 });

it("lists the payments of the standalone calculator's default loan, month by month", () => {
  // 50000/6 = 8333.33..., 31000/3 = 10333.33...; the last payment also makes up for the two missing cents
  const regular = { payment: 1_033_333n, principal: 833_333n, interest: 200_000n, fees: 0n };
  const last = { payment: 1_033_335n, principal: 833_335n, interest: 200_000n, fees: 0n };
  expect(repaymentSchedule(quoteLoan(STANDALONE_PLAN, 5_000_000n, 6))).toEqual([
    { month: 1, ...regular, leftToPay: 5_166_667n, principalLeft: 4_166_667n },
    { month: 2, ...regular, leftToPay: 4_133_334n, principalLeft: 3_333_334n },
    { month: 3, ...regular, leftToPay: 3_100_001n, principalLeft: 2_500_001n },
    { month: 4, ...regular, leftToPay: 2_066_668n, principalLeft: 1_666_668n },
    { month: 5, ...regular, leftToPay: 1_033_335n, principalLeft: 833_335n },
    { month: 6, ...last, leftToPay: 0n, principalLeft: 0n },
  ]);
});

it("pays off a tiny loan early when the last payment would otherwise be negative", () => {
  // At a flat 4% over 600 months, 0.01 is repaid with 0.25. A payment of 0.0004... rounds to zero, so the last one is
  // all of it. For 0.13 it is 0.0054..., which rounds to 0.01, so the 3.25 are paid after 325 months.
  const payments = (cents: bigint) =>
    repaymentSchedule(quoteLoan(RESOURCES_PLAN, cents, 600)).map((row) => row.payment);
  const several = (payment: bigint, count: number) => Array.from({ length: count }, () => payment);
  expect(payments(1n)).toEqual([...several(0n, 599), 25n]);
  expect(payments(13n)).toEqual([...several(1n, 325), ...several(0n, 275)]);
});

it("for any loan, even a few cents over a long term, every column adds up and no figure is negative", () => {
  const amount = fc.oneof(anyAmount, fc.bigInt({ min: 1n, max: 2_000n }));
  fc.assert(
    fc.property(anyLoanPlan, amount, anyTerm, (plan, borrowed, termMonths) => {
      const quote = quoteLoan(plan, borrowed, termMonths);
      const schedule = repaymentSchedule(quote);
      let left = roundHalfUp(quote.totalRepayment);
      let owed = borrowed;
      const wrong = schedule.filter(({ month, payment, principal, interest, ...after }, index) => {
        left -= payment;
        owed -= principal;
        const adds = payment === principal + interest && month === index + 1;
        const isLeft = after.leftToPay === left && after.principalLeft === owed;
        return !adds || !isLeft || payment < 0n || principal < 0n || interest < 0n;
      });
      expect(wrong).toEqual([]);
      expect(schedule).toHaveLength(termMonths);
      expect([left, owed]).toEqual([0n, 0n]);
      expect(roundHalfUp(quote.totalInterest)).toBe(roundHalfUp(quote.totalRepayment) - borrowed);
    }),
    { numRuns: 600 },
  );
});

it("every instalment but the last equals the payment shown, for every amount and term offered", () => {
  for (const plan of [RESOURCES_PLAN, STANDALONE_PLAN, ...REDUCING_PLANS]) {
    for (let principal = 100_000n; principal <= 5_000_000n; principal += 100_000n) {
      for (let termMonths = 2; termMonths <= 12; termMonths += 1) {
        const quote = quoteLoan(plan, principal, termMonths);
        const regular = roundHalfUp(quote.monthlyPayment);
        const payments = repaymentSchedule(quote).map((row) => row.payment);
        expect(new Set(payments.slice(0, -1))).toEqual(new Set([regular]));
        const difference = (payments.at(-1) ?? 0n) - regular;
        // Rounding adds at most half a cent for each month, and half a cent for the total.
        expect(difference > -7n && difference < 7n).toBe(true);
      }
    }
  }
});

it("lists the payments of a reducing-balance loan, month by month", () => {
  // 1000 at 4%: 1000 × 0.04 × 1.124864 / 0.124864 = 360.3485… a month. The interest is 27.1860… on 679.6514…
  // and 13.8595… on 346.4890…. The total of 1081.0456… is rounded to three payments of 360.35.
  const plan: RatePlan = { ...RESOURCES_PLAN, interest: "reducing" };
  expect(repaymentSchedule(quoteLoan(plan, 100_000n, 3))).toMatchObject([
    { payment: 36_035n, principal: 32_035n, interest: 4_000n, leftToPay: 72_070n },
    { payment: 36_035n, principal: 33_316n, interest: 2_719n, leftToPay: 36_035n },
    { payment: 36_035n, principal: 34_649n, interest: 1_386n, leftToPay: 0n },
  ]);
});

it("no loan offered has a higher effective rate when it is paid off early", () =>
  fc.assert(
    fc.property(anyPlan, offeredAmount, offeredTerm, (plan, principal, term) => {
      const { schedule, annualRate } = loanFigures(plan, principal, term);
      for (const [last, { principalLeft }] of schedule.entries()) {
        const payments = schedule.slice(0, last + 1).map(({ payment }) => payment);
        payments[last] = (payments[last] ?? 0n) + principalLeft;
        const { effectivePercent } = annualPercentageRate(principal, payments);
        // A difference of one cent can change the second decimal.
        expect(effectivePercent).toBeLessThanOrEqual(annualRate.effectivePercent + 0.02);
      }
    }),
  ));
