import { locale } from "../../lender";
import { roundHalfUp } from "../../lending/fraction";
import { currencyOf, formatMoney } from "../../lending/money";
import { hasOtherLast, type OfferFigures, offerFigures, rateText } from "../../lending/offer";
import { INTERVALS, timeText, type Units } from "../../lending/units";
import { fillTemplate } from "../../lib/fillTemplate";
import type { SavedLoan } from "./savedLoans";

type RowKey = keyof Queries.SideBySideLabelsFieldsFragment["rows"];
type Meaning = Queries.SideBySideLabelsFieldsFragment["meaning"];

export interface ComparisonCell {
  readonly figure: string;
  readonly isLowest: boolean;
}

export interface ComparedLoan extends SavedLoan {
  /** The visitor's name for the loan, or a numbered title if it has none. */
  readonly title: string;
  readonly figures: OfferFigures;
}

/**
 * Adds titles and figures to the loans. Saved loans are always valid, so none is dropped.
 * @param unnamed the title for a loan without a name, to which its number is added
 */
export const comparedLoans = (
  loans: readonly SavedLoan[],
  unnamed: string,
): readonly ComparedLoan[] =>
  loans.flatMap((loan, index) => {
    const figures = offerFigures(loan.offer);
    const title = loan.name.trim() || `${unnamed} ${index + 1}`;
    // If there is only one instalment, it is the last one, so use that amount.
    const offer = loan.offer.count === 1 ? { ...loan.offer, instalment: lastOf(loan) } : loan.offer;
    return figures ? [{ ...loan, offer, title, figures }] : [];
  });

const agree = <Value>(loans: readonly ComparedLoan[], value: (loan: ComparedLoan) => Value) =>
  new Set(loans.map(value)).size <= 1;

const yearsOf = ({ offer }: SavedLoan) => offer.count / INTERVALS[offer.interval];

const lastOf = ({ offer: { instalment, lastInstalment = instalment } }: SavedLoan) =>
  lastInstalment;

/** Whether the instalments are comparable: they have the same interval, and no last one differs. */
const haveAlikeInstalments = (loans: readonly ComparedLoan[]) =>
  agree(loans, ({ offer }) => offer.interval) && !loans.some(({ offer }) => hasOtherLast(offer));

/**
 * Returns the rows. The lowest figure in a row is highlighted if the figures are comparable and not all
 * equal.
 * @param over the template for the number and duration of instalments: "{count} over {time}"
 */
export function comparisonRows(loans: readonly ComparedLoan[], over: string, units: Units) {
  const isOneCurrency = agree(loans, ({ currency }) => currency);
  const lastDiffers = loans.some(({ offer }) => hasOtherLast(offer));
  const row = (
    key: RowKey,
    figure: (loan: ComparedLoan) => string,
    value?: (loan: ComparedLoan) => bigint | number,
  ) => {
    const values = value ? loans.map(value) : [];
    const lowest = values.find((each) => values.every((other) => each <= other));
    const differ = values.some((each) => each !== lowest);
    return {
      key,
      cells: loans.map(
        (loan, index): ComparisonCell => ({
          figure: figure(loan),
          isLowest: differ && values[index] === lowest,
        }),
      ),
    };
  };
  const moneyRow = (key: RowKey, cents: (loan: ComparedLoan) => bigint, isMarked = isOneCurrency) =>
    row(
      key,
      (loan) => formatMoney(cents(loan), currencyOf(loan.currency)),
      isMarked ? cents : undefined,
    );
  const rateRow = (key: RowKey, percent: (loan: ComparedLoan) => number | undefined) =>
    // Rates that look the same when displayed count as equal. Any rate above the limit counts as the highest.
    row(
      key,
      (loan) => rateText(percent(loan)),
      (loan) => Math.round(100 * (percent(loan) ?? Number.POSITIVE_INFINITY)),
    );
  return [
    moneyRow("amount", ({ offer }) => offer.amount, false),
    moneyRow("fees", ({ offer }) => offer.fees),
    moneyRow("received", ({ figures }) => figures.received, false),
    moneyRow(
      "instalment",
      ({ offer }) => offer.instalment,
      isOneCurrency && haveAlikeInstalments(loans),
    ),
    ...(lastDiffers ? [moneyRow("last", lastOf, false)] : []),
    row("time", ({ offer: { count, interval } }) =>
      fillTemplate(over, { count, time: timeText(count, interval, units) }),
    ),
    moneyRow("repaid", ({ figures }) => figures.repaid),
    moneyRow("cost", ({ figures }) => figures.cost),
    // The cost per 100 is relative to the amount received, so it is comparable even between currencies.
    moneyRow("costPer100", ({ figures }) => roundHalfUp(figures.costPer100), true),
    rateRow("nominalRate", ({ figures }) => figures.nominalPercent),
    rateRow("effectiveRate", ({ figures }) => figures.effectivePercent),
  ];
}

const LIST = new Intl.ListFormat(locale);

/** Explains which loan is cheapest, and in which respects the loans are hard to compare. */
export function comparisonSentences(
  loans: readonly ComparedLoan[],
  meaning: Meaning,
): readonly string[] {
  const [first] = loans;
  if (!first || loans.length < 2) return [];
  if (!agree(loans, ({ currency }) => currency)) return [meaning.currencies];
  const lowestBy = (value: (loan: ComparedLoan) => bigint) =>
    loans.reduce((one, other) => (value(other) < value(one) ? other : one));
  const smallest = lowestBy(({ offer }) => offer.instalment);
  const { cost } = lowestBy(({ figures }) => figures.cost).figures;
  const cheapest = loans.filter(({ figures }) => figures.cost === cost);
  const dearest = lowestBy(({ figures }) => -figures.cost);
  const difference = dearest.figures.cost - cost;
  const money = (cents: bigint) => formatMoney(cents, currencyOf(first.currency));
  const sentences = [
    difference === 0n
      ? meaning.sameCost
      : fillTemplate(cheapest.length > 1 ? meaning.cheapestTogether : meaning.cheapest, {
          cheapest: LIST.format(cheapest.map(({ title }) => title)),
          cost: money(cost),
          difference: money(difference),
          dearest: dearest.title,
        }),
  ];
  if (
    haveAlikeInstalments(loans) &&
    cheapest.every(({ offer }) => smallest.offer.instalment < offer.instalment)
  )
    sentences.push(fillTemplate(meaning.smallerPayment, { loan: smallest.title }));
  if (!agree(loans, yearsOf)) sentences.push(meaning.times);
  if (!agree(loans, ({ figures }) => figures.received)) sentences.push(meaning.amounts);
  return sentences;
}

/** Lists the loans and their figures as short lines of plain text for use in a message. */
export function comparisonLines(
  loans: readonly ComparedLoan[],
  { title, rows: headings, over, meaning }: Queries.SideBySideLabelsFieldsFragment,
  units: Units,
): readonly string[] {
  const rows = comparisonRows(loans, over, units);
  const linesOf = (loan: ComparedLoan, index: number) => [
    "",
    loan.title,
    ...rows.map(({ key, cells }) => `${headings[key]}: ${cells[index]?.figure ?? ""}`),
  ];
  return [title, ...comparisonSentences(loans, meaning), ...loans.flatMap(linesOf)];
}
