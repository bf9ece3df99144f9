import { roundHalfUp } from "../../../lending/fraction";
import { type AmountTexts, amountProblem } from "../../../lending/inputMessages";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney } from "../../../lending/money";
import {
  type AmountProblem,
  parseAmount,
  parseAmountOrZero,
  type Rejected,
} from "../../../lending/parseInput";
import {
  cheapestWithinBudget,
  largestPrincipal,
  leftOfPay,
  type MonthlyPay,
  paymentBudget,
} from "../../../lending/payBudget";
import type { LoanQuote } from "../../../lending/quote";
import type { RatePlan } from "../../../lending/ratePlan";
import { monthsText } from "../../../lending/units";
import { fillTemplate } from "../../../lib/fillTemplate";
import type { CalculatorLabels } from "../calculatorProps";

/** The fields of the tool that shows what is left of the pay. All but the first are optional. */
export const PAY_FIELDS = ["takeHome", "fixedCosts", "otherInstalments", "keepAside"] as const;

export type PayField = (typeof PAY_FIELDS)[number];

/** What the chosen loan leaves of the pay, and which loans keep what is set aside; in cents. */
export interface PayAnswer {
  readonly pay: MonthlyPay;
  readonly payment: bigint;
  /** Below zero where the pay is too small. */
  readonly left: bigint;
  readonly termMonths: number;
  /** The term with the lowest total that leaves the amount set aside; undefined without one. */
  readonly cheapest?: LoanQuote | undefined;
  /** The largest amount over the chosen term; undefined when not even the smallest loan fits. */
  readonly largest?: bigint | undefined;
}

export interface PayState {
  readonly problems: readonly {
    readonly field: PayField;
    readonly rejected: Rejected<AmountProblem>;
  }[];
  /** Undefined without a valid pay, and while a field of the loan is invalid. */
  readonly answer?: PayAnswer | undefined;
}

/** Computes what is left of the typed pay after the chosen loan. */
export function payState(
  plan: RatePlan,
  texts: Readonly<Record<PayField, string>>,
  figures: LoanFigures | undefined,
): PayState {
  const pay = { takeHome: 0n, fixedCosts: 0n, otherInstalments: 0n, keepAside: 0n };
  const problems = PAY_FIELDS.flatMap((field) => {
    const parse = field === "takeHome" ? parseAmount : parseAmountOrZero;
    const amount = parse(texts[field]);
    if (amount.ok) pay[field] = amount.cents;
    return amount.ok || amount.problem === "empty" ? [] : [{ field, rejected: amount }];
  });
  if (problems.length > 0 || pay.takeHome === 0n || !figures) return { problems };
  const { quote, payment } = figures;
  const budget = paymentBudget(pay);
  return {
    problems,
    answer: {
      pay,
      payment,
      left: leftOfPay(pay, payment),
      termMonths: quote.termMonths,
      cheapest: cheapestWithinBudget(plan, quote.principal, budget),
      largest: largestPrincipal(plan, quote.termMonths, budget),
    },
  };
}

/** Returns the message about the first field that is invalid, after the field's label. */
export function payProblemText(
  { problems: [problem] }: PayState,
  labels: Readonly<Record<PayField, string>>,
  texts: AmountTexts,
): string | undefined {
  if (!problem) return undefined;
  const { field, rejected } = problem;
  return `${labels[field]}: ${amountProblem(rejected, texts, field !== "takeHome").text}`;
}

/** States in one line what the loan leaves of the pay. */
export const paySummary = (
  { left }: PayAnswer,
  currency: Currency,
  { pay }: CalculatorLabels,
): string =>
  left < 0n
    ? fillTemplate(pay.lacks, { amount: formatMoney(-left, currency) })
    : fillTemplate(pay.leaves, { amount: formatMoney(left, currency) });

/** Describes the loans that keep what is set aside. */
export function affordableLoans(
  { cheapest, largest, termMonths }: PayAnswer,
  currency: Currency,
  { pay: texts, units }: CalculatorLabels,
) {
  const money = (cents: bigint) => formatMoney(cents, currency);
  const months = monthsText(termMonths, units);
  return {
    cheapest: cheapest
      ? fillTemplate(texts.cheapestTerm, {
          months: monthsText(cheapest.termMonths, units),
          payment: money(roundHalfUp(cheapest.monthlyPayment)),
          total: money(roundHalfUp(cheapest.totalRepayment)),
        })
      : texts.noTerm,
    largest:
      largest === undefined
        ? fillTemplate(texts.noAmount, { months })
        : fillTemplate(texts.largestAmount, { amount: money(largest), months }),
  };
}

/** States what the loan leaves for what is set aside. */
export function paySentence(
  { pay, payment, left }: PayAnswer,
  currency: Currency,
  { pay: texts }: CalculatorLabels,
): string {
  const money = (cents: bigint) => formatMoney(cents, currency);
  const { takeHome, keepAside } = pay;
  if (left < 0n) return fillTemplate(texts.missing, { amount: money(-left) });
  if (left < keepAside) return fillTemplate(texts.keepsLess, { amount: money(keepAside - left) });
  return keepAside > 0n
    ? fillTemplate(texts.keepsMore, { aside: money(keepAside), amount: money(left - keepAside) })
    : fillTemplate(texts.takes, { pay: money(takeHome), amount: money(payment) });
}

/** Returns the per cent of the bar that costs and other instalments fill, and those of the loan. */
export function payShares({
  pay: { takeHome, fixedCosts, otherInstalments },
  payment,
}: PayAnswer): readonly [owed: number, loan: number] {
  const owed = fixedCosts + otherInstalments;
  const spent = owed + payment;
  const whole = spent > takeHome ? spent : takeHome;
  const share = (cents: bigint) => Number((10_000n * cents) / whole) / 100;
  return [share(owed), share(payment)];
}
