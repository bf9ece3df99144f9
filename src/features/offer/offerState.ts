import {
  type AmountTexts,
  amountProblem,
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
import { type ParsedAmount, unitOfCount } from "../../lending/parseInput";
import { type Interval, isInterval } from "../../lending/units";
import { fillTemplate } from "../../lib/fillTemplate";

export const EMPTY_ENTRY: OfferTexts = {
  amount: "",
  fees: "0",
  instalment: "",
  count: "",
  last: "",
  interval: "monthly",
};

export const intervalOf = (value: string): Interval => (isInterval(value) ? value : "monthly");

/** Everything that the page shows of an offer. */
export interface OfferState {
  readonly messages: Readonly<Partial<Record<OfferField, FieldMessage>>>;
  /** A message about the offer as a whole. */
  readonly message?: FieldMessage | undefined;
  /** Undefined while a figure is missing or invalid, or the offer is no loan. */
  readonly result?: OfferResult | undefined;
}

export interface OfferResult {
  readonly offer: Offer;
  readonly figures: OfferFigures;
}

/** The labels of the form, and the messages about any amount. */
export interface OfferLabels {
  readonly form: Queries.OfferFormFieldsFragment;
  readonly amounts: AmountTexts;
}

/** Computes what the page shows for an entry. An empty field is missing, which is no mistake yet. */
export function offerState(entry: OfferTexts, { form, amounts }: OfferLabels): OfferState {
  const { problems } = form;
  const { offer, count, ...parsed } = parseOffer(entry);
  const unit = unitOfCount(entry.count);
  const isOtherUnit = count.ok && unit !== undefined && unit !== entry.interval;
  const messages: Partial<Record<OfferField, FieldMessage>> = {};
  for (const [field, amount] of Object.entries(parsed) as [OfferField, ParsedAmount][])
    if (!amount.ok && amount.problem !== "empty")
      messages[field] = amountProblem(amount, amounts, field === "fees");
  if (!count.ok && count.problem !== "empty")
    messages.count = countProblem(count, problems.count, maximumCount(entry.interval));
  if (isOtherUnit)
    messages.count = problem(fillTemplate(problems.otherInterval, { interval: form[unit] }));
  const { amount, fees } = parsed;
  if (amount.ok && fees.ok && fees.cents >= amount.cents)
    return { messages: { ...messages, fees: problem(problems.feesTakeAll) } };
  if (!offer || isOtherUnit) return { messages };
  const figures = offerFigures(offer);
  // Of what makes an offer no loan, the fields rule out everything else.
  if (!figures) return { messages, message: problem(problems.repaysLess) };
  return { messages, message: noteAbout(figures, problems), result: { offer, figures } };
}

function noteAbout(
  { cost, effectivePercent }: OfferFigures,
  texts: OfferLabels["form"]["problems"],
): FieldMessage | undefined {
  if (cost > 0n && effectivePercent !== undefined) return undefined;
  const text =
    cost > 0n ? fillTemplate(texts.rateTooHigh, { rate: HIGHEST_RATE }) : texts.costsNothing;
  return { kind: "note", text };
}

/** Lists an offer and what it costs as short lines of plain text, for a message. */
export function offerLines(
  { offer, figures }: OfferResult,
  { form, results }: Pick<Queries.OfferPageFieldsFragment, "form" | "results">,
): readonly string[] {
  const { amount, fees, instalment, count, interval, lastInstalment } = offer;
  return [
    `${form.amount}: ${ownMoney(amount)}`,
    `${form.fees}: ${ownMoney(fees)}`,
    `${form.instalment}: ${ownMoney(instalment)}`,
    `${form.count}: ${count}`,
    `${form.interval}: ${form[interval]}`,
    ...(lastInstalment === undefined ? [] : [`${form.last}: ${ownMoney(lastInstalment)}`]),
    `${results.repaid}: ${ownMoney(figures.repaid)}`,
    `${results.cost}: ${ownMoney(figures.cost)}`,
    `${results.nominalRate}: ${rateText(figures.nominalPercent)}`,
    `${results.effectiveRate}: ${rateText(figures.effectivePercent)}`,
    results.estimate,
  ];
}
