import { fraction, toCents } from "../../lending/fraction";
import { currencyOf, formatMoney } from "../../lending/money";
import { checkOffer, INTERVALS, type OfferFigures } from "../../lending/offer";
import { rateText, timeText } from "../../lending/offerSentences";
import { fillTemplate } from "../../lib/fillTemplate";
import type { KeptLoan } from "./keptLoans";
import type { TypedPay } from "./keptLoansStore";

type RowKey = keyof Queries.SideBySideLabelsFieldsFragment["rows"];
type Meaning = Queries.SideBySideLabelsFieldsFragment["meaning"];

/** A row of the comparison, with a cell for each loan. */
export interface ComparisonRow {
  readonly key: RowKey;
  readonly cells: readonly { readonly figure: string; readonly isLowest: boolean }[];
}

interface ComparedLoan extends KeptLoan {
  readonly figures: OfferFigures;
}

/**
 * Adds the loans' figures, to be compared; money is compared in cents within one currency.
 * @param nameOf returns the name of a loan by its position, where sentences name it
 */
const comparedLoans = (
  loans: readonly KeptLoan[],
  nameOf = (index: number) => loans[index]?.name ?? "",
): readonly ComparedLoan[] =>
  loans.flatMap((loan, index) => {
    const checked = checkOffer(loan.offer);
    return checked.ok ? [{ ...loan, name: nameOf(index), figures: checked.figures }] : [];
  });

/** Returns the share of what is repaid that is the loan's cost, from 0 to 1. */
export function costShare({ offer }: KeptLoan): number {
  const checked = checkOffer(offer);
  return checked.ok ? Number(checked.figures.cost) / Number(checked.figures.repaid) : 0;
}

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
const leftOf = ({ available, currency }: TypedPay, loan: ComparedLoan): bigint | undefined =>
  loan.currency === currency ? available - toCents(fraction(paidInAYear(loan), 12n)) : undefined;

/** Replaces a figure whose currency is not the pay's. */
const NO_FIGURE = "—";

/**
 * Returns the rows. The lowest figure is marked where the figures can be compared and differ.
 * @param pay adds the row of what each loan leaves of it
 */
export function comparisonRows(
  kept: readonly KeptLoan[],
  pay?: TypedPay,
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
  pay: TypedPay,
  meaning: Meaning,
): readonly string[] {
  return comparedLoans(kept, nameOf).flatMap((loan) => {
    const left = leftOf(pay, loan);
    if (left === undefined) return [];
    const isShort = left < 0n;
    return fillTemplate(isShort ? meaning.exceeds : meaning.leaves, {
      loan: loan.name,
      amount: formatMoney(isShort ? -left : left, currencyOf(loan.currency)),
    });
  });
}

/**
 * Returns what the comparison means, in sentences: which loan costs least in all, and why another
 * may have the smaller payment.
 * @param nameOf returns the name of a loan by its position
 * @param meaning the sentences, with placeholders for names and figures
 */
export function comparisonSentences(
  kept: readonly KeptLoan[],
  nameOf: (index: number) => string,
  meaning: Meaning,
): readonly string[] {
  const loans = comparedLoans(kept, nameOf);
  const [first] = loans;
  if (!first || loans.length < 2) return [];
  if (!agree(loans, ({ currency }) => currency)) return [meaning.currencies];
  const least = (value: (loan: ComparedLoan) => bigint) =>
    loans.reduce((one, other) => (value(other) < value(one) ? other : one), first);
  const cheapest = least(({ figures }) => figures.cost);
  const dearest = least(({ figures }) => -figures.cost);
  const smallest = least(paidInAYear);
  const difference = dearest.figures.cost - cheapest.figures.cost;
  const money = (cents: bigint) => formatMoney(cents, currencyOf(first.currency));
  const sentences = [
    difference === 0n
      ? meaning.sameCost
      : fillTemplate(meaning.cheapest, {
          cheapest: cheapest.name,
          cost: money(cheapest.figures.cost),
          difference: money(difference),
          dearest: dearest.name,
        }),
  ];
  if (difference > 0n && paidInAYear(smallest) < paidInAYear(cheapest)) {
    const isLonger = yearsOf(smallest) > yearsOf(cheapest);
    sentences.push(
      fillTemplate(isLonger ? meaning.longer : meaning.smallerPayment, { loan: smallest.name }),
    );
  }
  if (!agree(loans, yearsOf)) sentences.push(meaning.times);
  if (!agree(loans, ({ figures }) => figures.received)) sentences.push(meaning.amounts);
  return sentences;
}
