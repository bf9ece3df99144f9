import { fraction } from "../../lending/fraction";
import {
  type AmountTexts,
  amountProblem,
  type CountTexts,
  countProblem,
  type FieldMessage,
  problem,
} from "../../lending/inputMessages";
import { ownMoney } from "../../lending/money";
import {
  HIGHEST_RATE,
  maximumCount,
  type Offer,
  type OfferField,
  type OfferFigures,
  type OfferTexts,
  offerFigures,
  parseOffer,
  rateText,
} from "../../lending/offer";
import { offerAtRate } from "../../lending/offerAtRate";
import { type ParsedAmount, parseTerm, unitOfCount } from "../../lending/parseInput";
import { MAXIMUM_RATE, parseRate, type RatePeriod } from "../../lending/parseRate";
import { MILLION } from "../../lending/quote";
import { INTEREST, type Interest, MAXIMUM_TERM_MONTHS } from "../../lending/ratePlan";
import { type Interval, isInterval } from "../../lending/units";
import { fillTemplate } from "../../lib/fillTemplate";

/** What the visitor knows about an offer: the instalment, a rate, or a price with its instalments. */
export const WAYS = ["instalment", "rate", "price"] as const;
export type Way = (typeof WAYS)[number];

/**
 * For a shop, the amount is the cash price and the fees are the deposit. For a rate, the count is the
 * number of months.
 */
export type EntryField = OfferField | "rate";

/** What the visitor has entered for one of the ways. */
export interface OfferEntry extends OfferTexts, Readonly<Record<EntryField, string>> {
  readonly per: RatePeriod;
  /** "unknown" if the lender has not stated the basis of the rate. */
  readonly basis: Interest | "unknown";
}

export const EMPTY_ENTRY: OfferEntry = {
  amount: "",
  fees: "0",
  instalment: "",
  count: "",
  last: "",
  interval: "monthly",
  rate: "",
  per: "month",
  basis: "unknown",
};

export const intervalOf = (value: string): Interval => (isInterval(value) ? value : "monthly");

/** Everything that the page shows for an entry. */
export interface OfferState {
  readonly messages: Readonly<Partial<Record<EntryField, FieldMessage>>>;
  /** A message about the offer as a whole. */
  readonly message?: FieldMessage | undefined;
  /**
   * Empty while a figure is missing or invalid, or if the offer is not a loan. While the basis of the rate
   * is unknown, there are two results: flat and reducing.
   */
  readonly results: readonly OfferResult[];
}

export interface OfferResult {
  readonly offer: Offer;
  readonly figures: OfferFigures;
}

/** The labels of the form, and the messages about invalid amounts and terms. */
export interface OfferLabels {
  readonly form: Queries.OfferFormFieldsFragment;
  readonly problems: { readonly amount: AmountTexts; readonly term: CountTexts };
}

/** Computes what the page shows for an entry. An empty field counts as not yet filled in, not as an error. */
export function offerState(way: Way, entry: OfferEntry, labels: OfferLabels): OfferState {
  const { form, problems } = labels;
  const { count: instalments, offer, ...amounts } = parseOffer(entry);
  const isRate = way === "rate";
  const count = isRate ? parseTerm(entry.count) : instalments;
  const rate = parseRate(entry.rate);
  const unit = isRate ? undefined : unitOfCount(entry.count);
  const isOtherUnit = count.ok && unit !== undefined && unit !== entry.interval;
  const messages: Partial<Record<EntryField, FieldMessage>> = {};
  for (const [field, amount] of Object.entries(amounts) as [OfferField, ParsedAmount][])
    if (!amount.ok && amount.problem !== "empty")
      messages[field] = amountProblem(amount, problems.amount, field === "fees");
  if (!count.ok && count.problem !== "empty")
    messages.count = isRate
      ? countProblem(count, problems.term, MAXIMUM_TERM_MONTHS)
      : countProblem(count, form.problems.count, maximumCount(entry.interval));
  if (isOtherUnit)
    messages.count = problem(fillTemplate(form.problems.otherInterval, { interval: form[unit] }));
  if (!rate.ok && rate.problem !== "empty")
    messages.rate = countProblem(rate, form.problems.rate, MAXIMUM_RATE);
  const { amount, fees } = amounts;
  if (amount.ok && fees.ok && fees.cents >= amount.cents) {
    const takesAll = form.problems[way === "price" ? "depositPaysAll" : "feesTakeAll"];
    return { messages: { ...messages, fees: problem(takesAll) }, results: [] };
  }
  if (isRate) {
    if (!amount.ok || !fees.ok || !count.ok || !rate.ok) return { messages, results: [] };
    const monthly = fraction(rate.millionths, MILLION * (entry.per === "year" ? 12n : 1n));
    const terms = { amount: amount.cents, fees: fees.cents, months: count.count };
    const bases = entry.basis === "unknown" ? INTEREST : [entry.basis];
    const results = resultsOf(bases.map((basis) => offerAtRate(monthly, basis, terms)));
    return { messages, message: noteAbout(results, form.problems), results };
  }
  if (!offer || isOtherUnit) return { messages, results: [] };
  const results = resultsOf([way === "price" ? financed(offer) : offer]);
  // By now, each field is valid on its own, so this is the only possible problem with the offer.
  const message = results[0]
    ? noteAbout(results, form.problems)
    : problem(form.problems.repaysLess);
  return { messages, message, results };
}

/** Converts a shop's offer to a loan of the cash price minus the deposit. */
const financed = (offer: Offer): Offer => ({
  ...offer,
  amount: offer.amount - offer.fees,
  fees: 0n,
});

const resultsOf = (offers: readonly Offer[]): readonly OfferResult[] =>
  offers.flatMap((offer) => {
    const figures = offerFigures(offer);
    return figures ? [{ offer, figures }] : [];
  });

function noteAbout(
  results: readonly OfferResult[],
  texts: OfferLabels["form"]["problems"],
): FieldMessage | undefined {
  const note = (text: string): FieldMessage => ({ kind: "note", text });
  if (results.some(({ figures }) => figures.cost === 0n)) return note(texts.costsNothing);
  return results.some(({ figures }) => figures.effectivePercent === undefined)
    ? note(fillTemplate(texts.rateTooHigh, { rate: HIGHEST_RATE }))
    : undefined;
}

/** Lists an offer and its cost as short lines of plain text for use in a message. */
export function offerLines(
  { offer, figures }: OfferResult,
  { form, results }: Pick<Queries.OfferPageFieldsFragment, "form" | "results">,
): readonly string[] {
  const { fees, instalment, count, interval, lastInstalment = instalment } = offer;
  const difference = lastInstalment - instalment;
  // Rounding can change the last instalment by up to a cent for each instalment.
  const isOther = difference > count || -difference > count;
  return [
    `${results.received}: ${ownMoney(figures.received)}`,
    ...(fees > 0n ? [`${form.fees}: ${ownMoney(fees)}`] : []),
    `${form.instalment}: ${ownMoney(instalment)}`,
    ...(isOther ? [`${form.last}: ${ownMoney(lastInstalment)}`] : []),
    `${form.count}: ${count}`,
    `${form.interval}: ${form[interval]}`,
    `${results.repaid}: ${ownMoney(figures.repaid)}`,
    `${results.cost}: ${ownMoney(figures.cost)}`,
    `${results.nominalRate}: ${rateText(figures.nominalPercent)}`,
    `${results.effectiveRate}: ${rateText(figures.effectivePercent)}`,
  ];
}
