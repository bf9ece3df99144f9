import { formatAnnualRate } from "../../../lending/annualPercentageRate";
import { chargedOnce } from "../../../lending/fees";
import { roundHalfUp } from "../../../lending/fraction";
import type { LoanFigures } from "../../../lending/loanFigures";
import { type Currency, formatMoney, shortAmount, withSymbol } from "../../../lending/money";
import { type LoanQuote, onReducingBalance } from "../../../lending/quote";
import { centsOf, type RatePlan } from "../../../lending/ratePlan";
import { fillTemplate } from "../../../lib/fillTemplate";
import { monthsText } from "../../../lib/units";
import type { LoanChoice } from "./loanChoice";

export type CalculatorLabels = Queries.CalculatorLabelsFieldsFragment;

export type LoanTexts = ReturnType<typeof loanTexts>;

/**
 * Returns functions that express a loan's figures in words, in one currency.
 * @param title the product's, if there is a choice of products
 */
export function loanTexts(labels: CalculatorLabels, currency: Currency, title?: string) {
  const { comparison, form, results, schedule: monthly, terms } = labels;
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
    const text = fillTemplate(isEqual ? results.payments : results.unequalPayments, {
      months: monthsOf(figures),
      last: money(last?.payment ?? 0n),
    });
    if (firstPayment === payment || schedule.length === 1) return text;
    return `${text}${fillTemplate(results.firstPayment, { first: money(firstPayment) })}`;
  };

  const paymentLine = ({ payment }: LoanFigures) => `${results.payment}: ${money(payment)}`;

  /** Names the fees that are charged once, and what is then paid out. */
  const feesOf = ({ fees, received, quote }: LoanFigures) => [
    ...chargedOnce(fees).map(({ name, cents }) => ({ label: name, figure: money(cents) })),
    ...(received === quote.principal ? [] : [{ label: results.received, figure: money(received) }]),
  ];

  const figuresOf = (figures: LoanFigures) => {
    const { nominalPercent, effectivePercent } = figures.annualRate;
    return [
      { label: results.interest, figure: money(figures.interest) },
      ...feesOf(figures),
      { label: results.repayment, figure: money(figures.repayment) },
      { label: results.nominalRate, figure: formatAnnualRate(nominalPercent) },
      { label: results.effectiveRate, figure: formatAnnualRate(effectivePercent) },
    ];
  };

  const figureLines = (figures: LoanFigures) =>
    figuresOf(figures).map(({ label, figure }) => `${label}: ${figure}`);

  const change = (before: bigint, after: bigint) => {
    const difference = after - before;
    if (difference === 0n) return terms.same;
    return difference < 0n
      ? fillTemplate(terms.less, { amount: money(-difference) })
      : fillTemplate(terms.more, { amount: money(difference) });
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
      const values: Partial<Record<string, string>> = {
        payment: money(payment),
        months: monthsOf(figures),
        repayment: money(repayment),
        cost: money(cost),
      };
      const template = fees.length > 0 ? results.sentenceWithFees : results.sentence;
      return template.split(/(?=\{)/).map((part) => {
        const [, name = "", text = part] = /^\{(\w+)\}(.*)$/.exec(part) ?? [];
        return { name, figure: values[name], text };
      });
    },
    /** Lists the figures besides the payment. */
    figuresOf,
    /** Names a loan: "$50,000.00 TTD, 6 months", after the product's title. */
    loan: ({ amount, termMonths }: LoanChoice) =>
      `${title ? `${title}: ` : ""}${money(amount)} ${currency.code}, ${monthsText(termMonths)}`,
    /** States what the plan lends, where the loan is not offered. */
    notLent: ({ amountRange, termRange }: RatePlan) =>
      fillTemplate(results.notLent, {
        minimum: short(centsOf(amountRange.minimum)),
        maximum: short(centsOf(amountRange.maximum)),
        shortest: termRange.minimum,
        longest: monthsText(termRange.maximum),
      }),
    /** Labels the button that enters the nearest loan that is lent, instead of one that is not. */
    instead: ({ amount, termMonths }: Pick<LoanChoice, "amount" | "termMonths">) =>
      fillTemplate(results.instead, { amount: short(amount), months: monthsText(termMonths) }),
    announcement: (figures: LoanFigures) =>
      `${[`${paymentLine(figures)} ${payments(figures)}`, ...figureLines(figures)].join(". ")}.`,
    message: (figures: LoanFigures) => [
      ...(title ? [title] : []),
      `${form.amount}: ${money(figures.quote.principal)} ${currency.code}`,
      `${form.term}: ${monthsText(figures.quote.termMonths)}`,
      paymentLine(figures),
      ...figureLines(figures),
      results.estimate,
    ],
    /** States the effect of a different term: "7 months: $700.00 less a month, $600.00 less in total". */
    step: (from: LoanFigures, to: LoanFigures) =>
      fillTemplate(terms.step, {
        months: monthsText(to.quote.termMonths),
        payment: change(from.payment, to.payment),
        total: change(from.repayment, to.repayment),
      }),
    /** States the payoff amount halfway through the payments. */
    payoff({ schedule }: LoanFigures) {
      const half = schedule[Math.floor(schedule.length / 2) - 1];
      return half
        ? fillTemplate(monthly.half, {
            paid: half.month,
            count: schedule.length,
            amount: money(half.principalLeft),
          })
        : fillTemplate(monthly.once, { months: monthsText(schedule.length) });
    },
    reducing(quote: LoanQuote) {
      // Subtracts the rounded totals, because those are shown next to the sentence. Both have the same fees.
      const extra =
        roundHalfUp(quote.totalRepayment) - roundHalfUp(onReducingBalance(quote).totalRepayment);
      return fillTemplate(extra > 0n ? comparison.difference : comparison.noDifference, {
        rate: `${quote.monthlyRatePercent}%`,
        amount: money(extra),
      });
    },
  };
}
