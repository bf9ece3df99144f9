import { annualPercentageRate } from "./annualPercentageRate";
import { type ChargedFee, feesAt, feesOf } from "./fees";
import { fraction, roundHalfUp } from "./fraction";
import { quoteLoan } from "./quote";
import type { RatePlan } from "./ratePlan";
import { type Instalment, repaymentSchedule } from "./schedule";

/** Returns the cost as a percentage of everything that is paid, with one decimal, rounded half up. */
export const costPercent = ({ cost, received }: Pick<LoanFigures, "cost" | "received">): number =>
  Number(roundHalfUp(fraction(1000n * cost, received + cost))) / 10;

/** Whether something is left of the amount borrowed when the fees are deducted from it. */
export const isPaidOut = (plan: RatePlan, principal: bigint): boolean =>
  feesAt(feesOf(plan, principal), "deducted") < principal;

/**
 * Returns the figures of a loan, fees included, each rounded once from its exact value. The annual percentage
 * rates are solved from the cash flows in cents: the money received, and everything that is paid afterwards
 * (Directive 2008/48/EC, Annex I, and 12 CFR 1026, Appendix J, with 1026.4 on fees).
 * @param principal the amount borrowed in cents, more than zero and than the fees deducted from it
 * @param termMonths whole months, 1 to 600
 * @throws RangeError when the principal or the term is outside those bounds
 */
export const loanFigures = (plan: RatePlan, principal: bigint, termMonths: number) => {
  const quote = quoteLoan(plan, principal, termMonths);
  const fees = feesOf(plan, principal);
  const monthly = feesAt(fees, "every month");
  const received = principal - feesAt(fees, "deducted");
  if (received <= 0n) throw new RangeError(`The fees take all of the ${principal} cents borrowed`);
  const schedule = withFees(repaymentSchedule(quote), fees);
  const repayment = schedule.reduce((sum, { payment }) => sum + payment, 0n);
  const payment = roundHalfUp(quote.monthlyPayment) + monthly;
  return {
    quote,
    fees,
    /** The amount that is paid out. */
    received,
    /** Every instalment except the first and the last, with the monthly fees. */
    payment,
    /** The first instalment, with the fees that are charged once. */
    firstPayment: schedule[0]?.payment ?? payment,
    /** The last instalment, which absorbs the rounding difference. */
    lastPayment: schedule.at(-1)?.payment ?? payment,
    interest: roundHalfUp(quote.totalInterest),
    /** The sum of all instalments. */
    repayment,
    /** What the loan costs: the interest and all fees. In `fees`, a monthly one is that of one month. */
    cost: repayment - received,
    annualRate: annualPercentageRate(
      received,
      schedule.map((instalment) => instalment.payment),
    ),
    schedule,
  };
};

/** Adds the fees to the instalments. Monthly fees end with the last instalment that is not zero. */
function withFees(
  schedule: readonly Instalment[],
  fees: readonly ChargedFee[],
): readonly Instalment[] {
  const [once, monthly] = [feesAt(fees, "with the first instalment"), feesAt(fees, "every month")];
  const count = BigInt(schedule.filter(({ payment }) => payment > 0n).length);
  return schedule.map((each) => {
    const later = count - BigInt(each.month);
    const charged = (later < 0n ? 0n : monthly) + (each.month === 1 ? once : 0n);
    return {
      ...each,
      payment: each.payment + charged,
      fees: charged,
      leftToPay: each.leftToPay + (later < 0n ? 0n : later * monthly),
    };
  });
}

/**
 * Every figure that is shown for a loan. Money is in whole cents, as it is actually paid, except in `quote`.
 */
export type LoanFigures = ReturnType<typeof loanFigures>;
