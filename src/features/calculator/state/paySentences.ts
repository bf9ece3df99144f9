import { toCents } from "../../../lending/fraction";
import { type Currency, formatMoney } from "../../../lending/money";
import type { LoanQuote } from "../../../lending/quote";
import type { PayAnswer } from "./payState";
import { monthsText } from "./sentences";

/** States in one line what the loan leaves of the pay. */
export const paySummary = ({ left }: PayAnswer, currency: Currency): string =>
  left < 0n
    ? `${formatMoney(-left, currency)} short each month`
    : `${formatMoney(left, currency)} left each month`;

/** The answers of the pay tool as text. */
export interface PayFigures {
  readonly left: string;
  /** States what the figure means for what is set aside. */
  readonly sentence: string;
  readonly cheapest: string;
  readonly largest: string;
}

const NO_TERM = "No term of ours leaves enough for this amount.";

/** Formats what a loan leaves of the pay, and the loans that keep what is set aside. */
export function payFigures(answer: PayAnswer, currency: Currency): PayFigures {
  const { left, cheapest, largest, termMonths } = answer;
  const loan = ({ termMonths, monthlyPayment, totalRepayment }: LoanQuote) =>
    `${monthsText(termMonths)}: ${formatMoney(toCents(monthlyPayment), currency)} a month, ${formatMoney(toCents(totalRepayment), currency)} in all.`;
  return {
    left: formatMoney(left, currency),
    sentence: paySentence(answer, currency),
    cheapest: cheapest ? loan(cheapest) : NO_TERM,
    largest:
      largest === undefined
        ? `Over ${monthsText(termMonths)}, not even our smallest loan does.`
        : `${formatMoney(largest, currency)} over ${monthsText(termMonths)}.`,
  };
}

/** States what is left of the pay, to be announced to assistive technology. */
export const payAnnouncement = (answer: PayAnswer, currency: Currency): string =>
  answer.left < 0n
    ? paySentence(answer, currency)
    : `It leaves ${formatMoney(answer.left, currency)} of your pay each month.`;

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
