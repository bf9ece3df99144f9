import { toCents } from "../../../lending/fraction";
import { payProblem } from "../../../lending/inputMessages";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney } from "../../../lending/money";
import { type AmountProblem, parseAmount, parseAmountOrZero } from "../../../lending/parseInput";
import {
  cheapestWithinBudget,
  largestPrincipal,
  leftOfPay,
  type MonthlyPay,
  paymentBudget,
} from "../../../lending/payBudget";
import type { LoanQuote } from "../../../lending/quote";
import type { RatePlan } from "../../../lending/ratePlan";
import { monthsText } from "./sentences";

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
  /** Of the terms that keep what is set aside, the one that costs least in all; undefined without one. */
  readonly cheapest?: LoanQuote | undefined;
  /** The largest amount over the chosen term; undefined when not even the smallest loan fits. */
  readonly largest?: bigint | undefined;
}

export interface PayState {
  readonly problems: readonly { readonly field: PayField; readonly problem: AmountProblem }[];
  /** The pay after fixed costs and other instalments, in cents; undefined without a valid pay. */
  readonly available?: bigint | undefined;
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
    return amount.ok || amount.problem === "empty" ? [] : [{ field, problem: amount.problem }];
  });
  if (problems.length > 0 || pay.takeHome === 0n) return { problems };
  const available = leftOfPay(pay, 0n);
  if (!figures) return { problems, available };
  const { quote, payment } = figures;
  const budget = paymentBudget(pay);
  return {
    problems,
    available,
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

/** Returns the message about the first field that is invalid. */
export const payProblemText = (
  { problems: [problem] }: PayState,
  labels: Readonly<Record<PayField, string>>,
): string | undefined =>
  problem && payProblem(problem.problem, labels[problem.field], problem.field !== "takeHome");

/** States in one line what the loan leaves of the pay. */
export const paySummary = ({ left }: PayAnswer, currency: Currency): string =>
  left < 0n
    ? `${formatMoney(-left, currency)} short each month`
    : `${formatMoney(left, currency)} left each month`;

/** Formats what a loan leaves of the pay, and the loans that keep what is set aside. */
export function payFigures(answer: PayAnswer, currency: Currency) {
  const { left, cheapest, largest, termMonths } = answer;
  const money = (cents: bigint) => formatMoney(cents, currency);
  return {
    left: money(left),
    sentence: paySentence(answer, currency),
    cheapest: cheapest
      ? `${monthsText(cheapest.termMonths)}: ${money(toCents(cheapest.monthlyPayment))} a month, ${money(toCents(cheapest.totalRepayment))} in all.`
      : "No term of ours leaves enough for this amount.",
    largest:
      largest === undefined
        ? `Over ${monthsText(termMonths)}, not even our smallest loan does.`
        : `${money(largest)} over ${monthsText(termMonths)}.`,
  };
}

/** States what is left of the pay, and for what is set aside, to be announced to assistive technology. */
export function payAnnouncement(answer: PayAnswer, currency: Currency): string {
  const sentence = paySentence(answer, currency);
  if (answer.left < 0n) return sentence;
  const left = `It leaves ${formatMoney(answer.left, currency)} of your pay each month.`;
  return answer.pay.keepAside > 0n ? `${left} ${sentence}` : left;
}

/** States what the loan leaves for what is set aside. */
function paySentence({ pay, payment, left }: PayAnswer, currency: Currency): string {
  const money = (cents: bigint) => formatMoney(cents, currency);
  const { takeHome, keepAside } = pay;
  if (left < 0n)
    return `Your pay does not cover this loan. Every month ${money(-left)} would be missing.`;
  if (left < keepAside)
    return `That is ${money(keepAside - left)} less than you want to keep aside.`;
  return keepAside > 0n
    ? `You keep ${money(keepAside)} aside, and have ${money(left - keepAside)} more.`
    : `Of your ${money(takeHome)}, this loan takes ${money(payment)} each month.`;
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
