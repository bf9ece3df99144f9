import * as fc from "fast-check";
import {
  anyAmount,
  anyInterest,
  anyRate,
  offeredAmount,
  onePlan,
} from "../../test/lending/arbitraries";
import { oracleRates } from "../../test/lending/offers";
import { monthlyRate } from "../../test/lending/oracle";
import { RESOURCES_PLAN } from "../../test/lending/plans";
import { FEE_TIMES, type FeeTime, feesAt, feesOf } from "./fees";
import { loanFigures } from "./loanFigures";
import { offerFigures } from "./offer";
import type { Fee, RatePlan } from "./ratePlan";

const fee = (when: FeeTime, part: Partial<Fee>): Fee => ({ name: "A fee", when, ...part });
const withFees = (plan: RatePlan, ...fees: readonly Fee[]): RatePlan => ({ ...plan, fees });
const ONE_PERCENT: RatePlan = onePlan(1, "reducing");

it.each<[fee: Partial<Fee>, principal: bigint, cents: bigint]>([
  [{ percent: 1.5 }, 1_000_033n, 15_000n],
  [{ percent: 1.5 }, 1_000_034n, 15_001n],
  [{ amount: 75 }, 1_000_000n, 7_500n],
  [{ percent: 1, amount: 50 }, 1_000_000n, 15_000n],
  [{ percent: 1, minimum: 100 }, 500_000n, 10_000n],
  [{ percent: 1, minimum: 100, maximum: 250 }, 9_000_000n, 25_000n],
])("charges the fee %j of %d cents exactly", (part, principal, cents) => {
  const [charged] = feesOf(withFees(ONE_PERCENT, fee("deducted", part)), principal);
  expect(charged?.cents).toBe(cents);
});

it.each([
  [3, 19.7],
  [24, 13.8],
  [60, 13.2],
])(
  "counts a fee of 1%% that is deducted from a loan at 1%% over %d months",
  (months, effective) => {
    const plan = withFees(ONE_PERCENT, fee("deducted", { percent: 1 }));
    const { annualRate } = loanFigures(plan, 1_000_000n, months);
    expect(annualRate.effectivePercent).toBeCloseTo(effective, 1);
  },
);

it("adds the fees to the figures at the times when they are charged", () => {
  // 12,000 over 12 months at a flat 2%: 1,240 a month
  const plan = withFees(
    onePlan(2, "flat"),
    fee("deducted", { amount: 100 }),
    fee("with the first instalment", { percent: 1 }),
    fee("every month", { amount: 5 }),
  );
  const figures = loanFigures(plan, 1_200_000n, 12);
  expect(figures).toMatchObject({
    received: 1_190_000n,
    firstPayment: 136_500n,
    payment: 124_500n,
    lastPayment: 124_500n,
    interest: 288_000n,
    repayment: 1_506_000n,
    cost: 316_000n,
  });
  expect(figures.schedule[5]).toMatchObject({
    payment: 124_500n,
    leftToPay: 747_000n,
    principalLeft: 600_000n,
  });
});

it("throws when the fees take the whole loan", () =>
  expect(() =>
    loanFigures(withFees(ONE_PERCENT, fee("deducted", { amount: 50 })), 5_000n, 3),
  ).toThrow("The fees take all of the 5000 cents"));

const offeredTerm = fc.integer({ min: 1, max: 60 });
const anyLoan = fc.tuple(anyRate, anyInterest, offeredAmount, offeredTerm);

it("costs as much with a deducted fee as an offer with the same fee", () =>
  fc.assert(
    fc.property(anyLoan, fc.integer({ min: 0, max: 40 }), ([rate, interest, ...loan], percent) => {
      const plan = withFees(onePlan(rate, interest), fee("deducted", { percent }));
      const figures = loanFigures(plan, ...loan);
      const [amount, count] = loan;
      const { payment: instalment, lastPayment: lastInstalment } = figures;
      const fees = feesAt(figures.fees, "deducted");
      const offer = {
        amount,
        fees,
        instalment,
        count,
        interval: "monthly",
        lastInstalment,
      } as const;
      expect(offerFigures(offer)).toMatchObject({
        received: figures.received,
        repaid: figures.repayment,
        cost: figures.cost,
      });
      const rates = oracleRates(offer);
      fc.pre(rates.effective < 10_000);
      expect(figures.annualRate.nominalPercent).toBeCloseTo(rates.nominal, 2);
      expect(figures.annualRate.effectivePercent).toBeCloseTo(rates.effective, 2);
    }),
  ));

it("agrees with a plain bisection over what is received and paid, whatever the fees", () =>
  fc.assert(
    fc.property(
      anyLoan,
      fc.array(
        fc.record({
          percent: fc.integer({ min: 0, max: 5 }),
          amount: fc.integer({ min: 0, max: 20 }),
          when: fc.constantFrom(...FEE_TIMES),
        }),
        { maxLength: 4 },
      ),
      ([rate, interest, principal, months], parts) => {
        const plan = onePlan(rate, interest);
        const free = loanFigures(plan, principal, months);
        const own = parts.map(({ when, percent, amount }) => ({
          when,
          cents: (Number(principal) * percent) / 100 + amount * 100,
        }));
        const sum = (when: FeeTime) =>
          own.reduce(
            (total, each) => total + (each.when === when ? Math.floor(each.cents + 0.5) : 0),
            0,
          );
        const flows = free.schedule.map(
          ({ payment, month }) =>
            Number(payment) +
            sum("every month") +
            (month === 1 ? sum("with the first instalment") : 0),
        );
        const received = Number(principal) - sum("deducted");
        const monthly = monthlyRate(received, flows);
        const charged = loanFigures(
          withFees(plan, ...parts.map((part) => fee(part.when, part))),
          principal,
          months,
        );
        expect(Number(charged.repayment)).toBe(flows.reduce((total, flow) => total + flow, 0));
        expect(Number(charged.received)).toBe(received);
        fc.pre(monthly < 10);
        expect(charged.annualRate.nominalPercent).toBeCloseTo(1200 * monthly, 2);
      },
    ),
  ));

it("changes nothing to the cent when there is no fee", () =>
  fc.assert(
    fc.property(anyAmount, offeredTerm, (principal, months) => {
      const { received, payment, firstPayment, repayment, cost, interest } = loanFigures(
        RESOURCES_PLAN,
        principal,
        months,
      );
      expect({ received, cost }).toEqual({ received: principal, cost: interest });
      expect(repayment).toBe(principal + interest);
      if (months > 1) expect(firstPayment <= payment).toBe(true);
    }),
  ));
