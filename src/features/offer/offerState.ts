import { fraction, roundHalfUp } from "../../lending/fraction";
import {
  type AmountTexts,
  amountProblem,
  type CountTexts,
  countProblem,
  type FieldMessage,
  note,
  problem,
} from "../../lending/inputMessages";
import { ownMoney } from "../../lending/money";
import {
  HIGHEST_RATE,
  hasOtherLast,
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

/** The ways to describe an offer: by its instalment, by a rate, or by a price and its instalments. */
export const WAYS = ["instalment", "rate", "price"] as const;
export type Way = (typeof WAYS)[number];

/** For a shop, the amount is the cash price and the fees are the deposit. */
export type EntryField = OfferField | "rate";

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

export interface OfferResult {
  readonly offer: Offer;
  readonly figures: OfferFigures;
}

export interface OfferLabels {
  readonly form: Queries.OfferFormFieldsFragment;
  readonly problems: { readonly amount: AmountTexts; readonly term: CountTexts };
}

export interface OfferState {
  readonly messages: Readonly<Partial<Record<EntryField, FieldMessage>>>;
  readonly message?: FieldMessage | undefined;
  /**
   * Two results, flat and reducing, if the basis of the rate is unknown. Empty if there is no loan to
   * compute.
   */
  readonly results: readonly OfferResult[];
}

/** Computes the messages and results for an entry. An empty field counts as unfinished, not as an error. */
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
  // Each field is valid on its own, so an offer without figures can only be one that repays less than the
  // loan.
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
  if (results.some(({ figures }) => figures.cost === 0n)) return note(texts.costsNothing);
  return results.some(({ figures }) => figures.effectivePercent === undefined)
    ? note(fillTemplate(texts.rateTooHigh, { rate: HIGHEST_RATE }))
    : undefined;
}

/** The label of each of an offer's figures, and a function that formats the figure for a result. */
export const offerFigureTexts = ({ form, results }: OfferTextLabels) =>
  ({
    received: [results.received, ({ figures }) => ownMoney(figures.received)],
    instalment: [form.instalment, ({ offer }) => ownMoney(offer.instalment)],
    count: [form.count, ({ offer }) => String(offer.count)],
    interval: [form.interval, ({ offer }) => form[offer.interval]],
    repaid: [results.repaid, ({ figures }) => ownMoney(figures.repaid)],
    cost: [results.cost, ({ figures }) => ownMoney(figures.cost)],
    costPer100: [results.costPer100, ({ figures }) => ownMoney(roundHalfUp(figures.costPer100))],
    nominalRate: [results.nominalRate, ({ figures }) => rateText(figures.nominalPercent)],
    effectiveRate: [results.effectiveRate, ({ figures }) => rateText(figures.effectivePercent)],
  }) satisfies Record<string, OfferFigureText>;

type OfferTextLabels = Pick<Queries.OfferPageFieldsFragment, "form" | "results">;
export type OfferFigureText = readonly [label: string, text: (result: OfferResult) => string];

/** Lists an offer and its cost as short lines of plain text for use in a message. */
export function offerLines(result: OfferResult, labels: OfferTextLabels): readonly string[] {
  const { fees, lastInstalment = 0n } = result.offer;
  return [
    ...(fees > 0n ? [`${labels.form.fees}: ${ownMoney(fees)}`] : []),
    ...Object.values(offerFigureTexts(labels)).map(([label, text]) => `${label}: ${text(result)}`),
    ...(hasOtherLast(result.offer) ? [`${labels.form.last}: ${ownMoney(lastInstalment)}`] : []),
  ];
}
