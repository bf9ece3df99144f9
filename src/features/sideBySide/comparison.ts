import { fraction, toCents } from "../../lending/fraction";
import { currencyOf, formatMoney } from "../../lending/money";
import { checkOffer, INTERVALS, type OfferFigures } from "../../lending/offer";
import { rateText, timeText } from "../../lending/offerSentences";
import type { KeptLoan } from "./keptLoans";
import type { KnownPay } from "./knownPay";

type RowKey = keyof Queries.SideBySideLabelsDataFragment["rows"];

/** A row of the comparison, with a cell for each loan. */
export interface ComparisonRow {
  readonly key: RowKey;
  readonly cells: readonly { readonly figure: string; readonly isLowest: boolean }[];
}

interface ComparedLoan extends KeptLoan {
  readonly name: string;
  readonly figures: OfferFigures;
}

/** A loan's figures, to be compared; money is compared in cents within one currency. */
const comparedLoans = (loans: readonly KeptLoan[]): readonly ComparedLoan[] =>
  loans.flatMap((loan) => {
    const checked = checkOffer(loan.offer);
    return checked.ok ? [{ ...loan, figures: checked.figures }] : [];
  });

/** Returns whether loans agree in something. */
const agree = <Value>(loans: readonly ComparedLoan[], value: (loan: ComparedLoan) => Value) =>
  new Set(loans.map(value)).size <= 1;

/** A rate above the limit is the highest. */
const numeric = (percent: number | undefined) => percent ?? Number.POSITIVE_INFINITY;

/** How long a loan runs, in years. */
const yearsOf = ({ offer }: KeptLoan) => offer.count / INTERVALS[offer.interval];

/** What the instalments of a year add up to, in cents. */
const paidInAYear = ({ offer }: KeptLoan) => offer.instalment * BigInt(INTERVALS[offer.interval]);

/** What a loan leaves of the pay in an average month, in cents; undefined in another currency. */
const leftOf = ({ available, currency }: KnownPay, loan: ComparedLoan): bigint | undefined =>
  loan.currency === currency ? available - toCents(fraction(paidInAYear(loan), 12n)) : undefined;

/** Replaces a figure whose currency is not the pay's. */
const NO_FIGURE = "—";

/**
 * Returns the rows. The lowest figure is marked where the figures can be compared and differ.
 * @param pay adds the row of what each loan leaves of it
 */
export function comparisonRows(
  kept: readonly KeptLoan[],
  pay?: KnownPay,
): readonly ComparisonRow[] {
  const loans = comparedLoans(kept);
  const isOneCurrency = agree(loans, ({ currency }) => currency);
  const isOneInterval = agree(loans, ({ offer }) => offer.interval);
  const row = (
    key: RowKey,
    figure: (loan: ComparedLoan) => string,
    value: ((loan: ComparedLoan) => bigint | number) | undefined,
  ): ComparisonRow => {
    const values = value ? loans.map(value) : [];
    const lowest = values.find((each) => values.every((other) => each <= other));
    const differ = values.some((each) => each !== lowest);
    return {
      key,
      cells: loans.map((loan, index) => ({
        figure: figure(loan),
        isLowest: differ && values[index] === lowest,
      })),
    };
  };
  const money =
    (cents: (loan: ComparedLoan) => bigint) =>
    (loan: ComparedLoan): string =>
      formatMoney(cents(loan), currencyOf(loan.currency));
  const moneyRow = (key: RowKey, cents: (loan: ComparedLoan) => bigint, isMarked = true) =>
    row(key, money(cents), isMarked && isOneCurrency ? cents : undefined);
  return [
    moneyRow("amount", ({ offer }) => offer.amount, false),
    moneyRow("fees", ({ offer }) => offer.fees),
    moneyRow("received", ({ figures }) => figures.received, false),
    moneyRow("instalment", ({ offer }) => offer.instalment, isOneInterval),
    row(
      "time",
      ({ offer }) => `${offer.count} over ${timeText(offer.count, offer.interval)}`,
      undefined,
    ),
    moneyRow("repaid", ({ figures }) => figures.repaid),
    moneyRow("cost", ({ figures }) => figures.cost),
    // A share of what is received, which currencies do not change.
    row(
      "costPer100",
      money(({ figures }) => toCents(figures.costPer100)),
      ({ figures }) => toCents(figures.costPer100),
    ),
    row(
      "nominalRate",
      ({ figures }) => rateText(figures.nominalPercent),
      ({ figures }) => numeric(figures.nominalPercent),
    ),
    row(
      "effectiveRate",
      ({ figures }) => rateText(figures.effectivePercent),
      ({ figures }) => numeric(figures.effectivePercent),
    ),
    ...(pay
      ? [
          row(
            "left",
            (loan) => {
              const left = leftOf(pay, loan);
              return left === undefined ? NO_FIGURE : formatMoney(left, currencyOf(loan.currency));
            },
            undefined,
          ),
        ]
      : []),
  ];
}

/** States what each loan leaves of the pay in an average month, or by how much the pay is short. */
export function paySentences(
  kept: readonly KeptLoan[],
  nameOf: (index: number) => string,
  pay: KnownPay,
): readonly string[] {
  const loans = comparedLoans(kept.map((loan, index) => ({ ...loan, name: nameOf(index) })));
  return loans.flatMap((loan) => {
    const left = leftOf(pay, loan);
    if (left === undefined) return [];
    const amount = formatMoney(left < 0n ? -left : left, currencyOf(loan.currency));
    return left < 0n
      ? `${loan.name} takes ${amount} more each month than your pay has left.`
      : `${loan.name} leaves you ${amount} of your pay each month.`;
  });
}

/**
 * Returns what the comparison means, in sentences: which loan costs least in all, and why another
 * may have the smaller payment.
 * @param nameOf returns the name of a loan by its position
 */
export function comparisonSentences(
  kept: readonly KeptLoan[],
  nameOf: (index: number) => string,
): readonly string[] {
  const loans = comparedLoans(kept.map((loan, index) => ({ ...loan, name: nameOf(index) })));
  const [first] = loans;
  if (!first || loans.length < 2) return [];
  if (!agree(loans, ({ currency }) => currency))
    return [
      "These loans are in different currencies. Compare the cost per 100 and the annual rates.",
    ];
  const least = <Value extends bigint | number>(value: (loan: ComparedLoan) => Value) =>
    loans.reduce((one, other) => (value(other) < value(one) ? other : one), first);
  const cheapest = least(({ figures }) => figures.cost);
  const smallest = least(paidInAYear);
  const dearest = loans.reduce((one, other) =>
    other.figures.cost > one.figures.cost ? other : one,
  );
  const isSameTime = agree(loans, yearsOf);
  const isSameAmount = agree(loans, ({ figures }) => figures.received);
  const difference = dearest.figures.cost - cheapest.figures.cost;
  const money = (cents: bigint) => formatMoney(cents, currencyOf(first.currency));
  return [
    difference === 0n
      ? "These loans cost the same in all."
      : `${cheapest.name} costs least in all: ${money(cheapest.figures.cost)}, which is ${money(difference)} less than ${dearest.name}.`,
    ...(difference > 0n && paidInAYear(smallest) < paidInAYear(cheapest)
      ? [
          `${smallest.name} has the smaller payment${yearsOf(smallest) > yearsOf(cheapest) ? ", because it runs longer" : ""}: the one that costs less in all is not the one with the smaller payment.`,
        ]
      : []),
    ...(isSameTime
      ? []
      : [
          "These loans do not run for the same time. The cost is what each takes in all; the annual rates say how dear the money is while you have it.",
        ]),
    ...(isSameAmount
      ? []
      : [
          "You do not receive the same amount from each, so compare the cost per $100 and the annual rates too.",
        ]),
  ];
}
