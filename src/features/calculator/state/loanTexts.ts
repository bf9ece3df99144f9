import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { chargedOnce } from "../../../lending/fees";
import { roundHalfUp } from "../../../lending/fraction";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney, shortAmount, withSymbol } from "../../../lending/money";
import { type LoanQuote, onReducingBalance } from "../../../lending/quote";
import { centsOf, type RatePlan } from "../../../lending/ratePlan";
import { monthsText } from "../../../lib/units";
import type { LoanChoice } from "./loanChoice";

export type LoanTexts = ReturnType<typeof loanTexts>;

/** The names of the figures. */
export const FIGURES = {
  payment: "Monthly payment",
  received: "You receive",
  interest: "Total interest",
  cost: "Interest and fees",
  repayment: "Total repayment",
  nominalRate: "Nominal annual rate",
  effectiveRate: "Effective annual rate",
} as const;

/** The names of the form's fields. */
export const FIELDS = { amount: "Loan amount", term: "Loan term" } as const;

/**
 * Returns functions that express a loan's figures in words, in one currency.
 * @param estimate the statement that the figures are an estimate
 * @param title the product's, if there is a choice of products
 */
export function loanTexts(estimate: string, currency: Currency, title?: string) {
  const money = (cents: bigint) => formatMoney(cents, currency);
  const short = (cents: bigint) => withSymbol(shortAmount(cents), currency);

  /** A tiny loan may be repaid before its term ends. */
  const lastPaid = ({ schedule }: LoanFigures) =>
    schedule.findLast((instalment) => instalment.payment > 0n);
  const monthsOf = (figures: LoanFigures) =>
    monthsText(lastPaid(figures)?.month ?? figures.schedule.length);

  /** States the number of payments, and the amounts of the first and the last one if they differ. */
  const payments = (figures: LoanFigures) => {
    const { schedule, payment, firstPayment } = figures;
    const last = lastPaid(figures);
    const isEqual = !last || last.payment === payment;
    const text = `for ${monthsOf(figures)}${isEqual ? "" : `; the last is ${money(last.payment)}`}`;
    if (firstPayment === payment || schedule.length === 1) return text;
    return `${text}, the first ${money(firstPayment)}`;
  };

  const paymentLine = ({ payment }: LoanFigures) => `${FIGURES.payment}: ${money(payment)}`;

  /** Names the fees that are charged once, and what is then paid out. */
  const feesOf = ({ fees, received, quote }: LoanFigures) => [
    ...chargedOnce(fees).map(({ name, cents }) => ({ label: name, figure: money(cents) })),
    ...(received === quote.principal ? [] : [{ label: FIGURES.received, figure: money(received) }]),
  ];

  const figuresOf = (figures: LoanFigures) => {
    const { nominalPercent, effectivePercent } = figures.annualRate;
    return [
      { label: FIGURES.interest, figure: money(figures.interest) },
      ...feesOf(figures),
      { label: FIGURES.repayment, figure: money(figures.repayment) },
      { label: FIGURES.nominalRate, figure: formatAnnualRate(nominalPercent) },
      { label: FIGURES.effectiveRate, figure: formatAnnualRate(effectivePercent) },
    ];
  };

  const figureLines = (figures: LoanFigures) =>
    figuresOf(figures).map(({ label, figure }) => `${label}: ${figure}`);

  const change = (before: bigint, after: bigint) => {
    const difference = after - before;
    if (difference === 0n) return "the same";
    return difference < 0n ? `${money(-difference)} less` : `${money(difference)} more`;
  };

  return {
    money,
    months: monthsText,
    short,
    payments,
    feesOf,
    /** The whole cost in one sentence, cut before each figure. */
    sentence(figures: LoanFigures) {
      const { payment, repayment, cost, fees } = figures;
      return [
        { name: "payment", figure: money(payment), text: " a month for " },
        { name: "months", figure: monthsOf(figures), text: ": " },
        { name: "repayment", figure: money(repayment), text: " in total, " },
        {
          name: "cost",
          figure: money(cost),
          text: fees.length > 0 ? " of that interest and fees" : " of that interest",
        },
      ];
    },
    /** Lists the figures besides the payment. */
    figuresOf,
    /** Names a loan: "$50,000.00 TTD, 6 months", after the product's title. */
    loan: ({ amount, termMonths }: LoanChoice) =>
      `${title ? `${title}: ` : ""}${money(amount)} ${currency.code}, ${monthsText(termMonths)}`,
    /** States what the plan lends, where the loan is not offered. */
    notLent: ({ amountRange, termRange }: RatePlan) =>
      `We lend ${short(centsOf(amountRange.minimum))} to ${short(centsOf(amountRange.maximum))} for ${termRange.minimum} to ${monthsText(termRange.maximum)}. These figures are for information only.`,
    /** Labels the button that enters the nearest loan that is lent, instead of one that is not. */
    instead: ({ amount, termMonths }: Pick<LoanChoice, "amount" | "termMonths">) =>
      `Use ${short(amount)} for ${monthsText(termMonths)}`,
    announcement: (figures: LoanFigures) =>
      `${[`${paymentLine(figures)} ${payments(figures)}`, ...figureLines(figures)].join(". ")}.`,
    message: (figures: LoanFigures) => [
      ...(title ? [title] : []),
      `${FIELDS.amount}: ${money(figures.quote.principal)} ${currency.code}`,
      `${FIELDS.term}: ${monthsText(figures.quote.termMonths)}`,
      paymentLine(figures),
      ...figureLines(figures),
      estimate,
    ],
    /** States the effect of a different term: "7 months: $700.00 less a month, $600.00 less in total". */
    step: (from: LoanFigures, to: LoanFigures) =>
      `${monthsText(to.quote.termMonths)}: ${change(from.payment, to.payment)} a month, ${change(from.repayment, to.repayment)} in total`,
    /** States the payoff amount halfway through the payments. */
    payoff({ schedule }: LoanFigures) {
      const half = schedule[Math.floor(schedule.length / 2) - 1];
      return half
        ? `Pay another ${money(half.principalLeft)} with instalment ${half.month} of ${schedule.length}, and the loan is paid off`
        : `You repay it all after ${monthsText(schedule.length)}`;
    },
    reducing(quote: LoanQuote) {
      // Subtracts the rounded totals, because those are shown next to the sentence. Both have the same fees.
      const extra =
        roundHalfUp(quote.totalRepayment) - roundHalfUp(onReducingBalance(quote).totalRepayment);
      const cost = extra > 0n ? `${money(extra)} less in total` : "the same";
      return `At ${quote.monthlyRatePercent}% a month on what you still owe, it would cost ${cost}`;
    },
  };
}
