import { borrowingLimit, formatShare } from "../../../lending/affordability";
import { fraction } from "../../../lending/fraction";
import { amountProblem, type FieldMessage } from "../../../lending/inputMessages";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney } from "../../../lending/money";
import { parseAmount } from "../../../lending/parseInput";
import { MAXIMUM_AMOUNT, type RatePlan } from "../../../lending/ratePlan";

/** What a monthly salary allows, in sentences. */
export interface SalaryState {
  readonly message?: FieldMessage | undefined;
  readonly limit?: string | undefined;
  readonly share?: string | undefined;
  /** The payment's share of the salary in per cent, for the bar. */
  readonly sharePercent?: number | undefined;
  /** The amount that the visitor can apply to the calculator, in cents. */
  readonly amount?: bigint | undefined;
}

/** Computes what a typed monthly salary allows, and its share that the chosen loan's payment takes. */
export function salaryState(
  plan: RatePlan,
  text: string,
  currency: Currency,
  figures: LoanFigures | undefined,
): SalaryState {
  if (text.trim() === "") return {};
  const salary = parseAmount(text);
  if (!salary.ok) return { message: amountProblem(salary.problem, "monthly salary") };
  return {
    ...limitOf(plan, salary.cents, currency),
    ...(figures && shareOf(figures, salary.cents, currency)),
  };
}

function limitOf(plan: RatePlan, salary: bigint, currency: Currency) {
  const limit = borrowingLimit(plan, salary);
  const money = (cents: bigint) => formatMoney(cents, currency);
  const multiple = `That salary times ${plan.salaryMultiple} is ${money(limit.multiple)}.`;
  // No loan is given in another currency; the calculator works out any amount that it can.
  if (!plan.currencies.includes(currency.code))
    return {
      limit: multiple,
      amount: limit.multiple <= MAXIMUM_AMOUNT ? limit.multiple : undefined,
    };
  if (limit.amount === undefined)
    return { limit: `${multiple} Our smallest loan is ${money(limit.minimum)}.` };
  const most = limit.amount < limit.multiple ? ", the most we lend" : "";
  return { limit: `You can ask for up to ${money(limit.amount)}${most}.`, amount: limit.amount };
}

function shareOf(figures: LoanFigures, salary: bigint, currency: Currency) {
  const share = fraction(100n * figures.payment, salary);
  const exceedsSalary = share.numerator > 100n * share.denominator;
  return {
    share: `The monthly payment of ${formatMoney(figures.payment, currency)} takes ${formatShare(share)} of your salary${exceedsSalary ? ", more than you earn" : ""}.`,
    sharePercent: Number((100n * share.numerator) / share.denominator) / 100,
  };
}
