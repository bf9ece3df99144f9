import { borrowingLimit, formatShare } from "../../../lending/affordability";
import { fraction } from "../../../lending/fraction";
import { amountProblem, type FieldMessage } from "../../../lending/inputMessages";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney } from "../../../lending/money";
import { parseAmount } from "../../../lending/parseInput";
import { MAXIMUM_AMOUNT, type RatePlan } from "../../../lending/ratePlan";
import { fillTemplate } from "../../../lib/fillTemplate";
import type { CalculatorLabels } from "../calculatorProps";

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
  { salary: texts, problems }: CalculatorLabels,
): SalaryState {
  if (text.trim() === "") return {};
  const salary = parseAmount(text);
  if (!salary.ok) return { message: amountProblem(salary, problems.amount) };
  return {
    ...limitOf(plan, salary.cents, currency, texts),
    ...(figures && shareOf(figures, salary.cents, currency, texts)),
  };
}

type Texts = CalculatorLabels["salary"];

function limitOf(plan: RatePlan, salary: bigint, currency: Currency, texts: Texts) {
  const limit = borrowingLimit(plan, salary);
  const money = (cents: bigint) => formatMoney(cents, currency);
  const multiple = { count: plan.salaryMultiple, amount: money(limit.multiple) };
  // No loan is given in another currency; the calculator works out any amount that it can.
  if (!plan.currencies.includes(currency.code))
    return {
      limit: fillTemplate(texts.multiple, multiple),
      amount: limit.multiple <= MAXIMUM_AMOUNT ? limit.multiple : undefined,
    };
  if (limit.amount === undefined)
    return {
      limit: fillTemplate(texts.tooSmall, { ...multiple, minimum: money(limit.minimum) }),
    };
  const text = limit.amount < limit.multiple ? texts.most : texts.limit;
  return { limit: fillTemplate(text, { amount: money(limit.amount) }), amount: limit.amount };
}

function shareOf(figures: LoanFigures, salary: bigint, currency: Currency, texts: Texts) {
  const share = fraction(100n * figures.payment, salary);
  const exceedsSalary = share.numerator > 100n * share.denominator;
  return {
    share: fillTemplate(exceedsSalary ? texts.shareExceeds : texts.share, {
      payment: formatMoney(figures.payment, currency),
      percent: formatShare(share),
    }),
    sharePercent: Number((100n * share.numerator) / share.denominator) / 100,
  };
}
