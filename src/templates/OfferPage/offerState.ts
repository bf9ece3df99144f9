import {
  amountProblem,
  countProblem,
  type FieldMessage,
  problem,
} from "../../features/calculator/inputMessages";
import type { ProductChoice } from "../../features/calculator/productChoices";
import { ownMoney } from "../../lending/money";
import {
  amountFor,
  maximumCount,
  type OfferFigures,
  type OwnOffer,
  offerFigures,
  ownOffer,
  rateText,
} from "../../lending/offer";
import { type Rejected, unitOfCount } from "../../lending/parseInput";
import { type OfferEntry, type OfferField, parseOffer } from "../../lending/parseOffer";
import { MAXIMUM_ENTERED_RATE } from "../../lending/parseRate";
import { centsOf, outOfRange } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";

export type OfferLabels = Pick<Queries.OfferPageFieldsFragment, "form" | "results">;

export interface OfferState {
  readonly messages: Readonly<Partial<Record<OfferField, FieldMessage>>>;
  /** How the offer compares, or what is missing. Empty at first and while a field is wrong. */
  readonly sentences: readonly string[];
  /** None until there is a loan to compute. Two, the cheaper first, if the basis of the rate is unknown. */
  readonly theirs: readonly OfferFigures[];
  /** Our loan of what is received over as many months, or undefined if we do not lend it. */
  readonly own?: (OwnOffer & Omit<ProductChoice, "plan">) | undefined;
}

const EITHER = new Intl.ListFormat("en", { type: "disjunction" });

/**
 * Computes an offer, and our loan under the first of the products' plans that allows it. An empty field counts
 * as missing, not as an error.
 */
export function offerState(
  entry: OfferEntry,
  products: readonly ProductChoice[],
  labels: OfferLabels,
): OfferState {
  const { form, results } = labels;
  const parsed = parseOffer(entry);
  const { messages, missing } = messagesAbout(entry, parsed, labels);
  const without = (...sentences: string[]) => ({ messages, sentences, theirs: [] });
  if (missing.length === 3 || Object.keys(messages).length > 0) return without();
  if (missing.join() === "count")
    return without(countProblem({ ok: false, problem: "empty" }, "instalments", 0).text);
  if (missing.length > 0) {
    const fields = missing.map((name) => form[name]).join(", ");
    return without(fillTemplate(results.missing, { fields }));
  }
  const theirs = parsed.offers.flatMap((offer) => offerFigures(offer) ?? []);
  const [first, other] = theirs;
  // Each field is valid on its own, so an offer without figures can only be one that repays too little.
  if (!first) return without(form.problems.repaysLess);
  const { received, count, cost } = first;
  const [own] = products.flatMap(({ plan, ...product }) => {
    const amount = amountFor(plan, received);
    const outside = outOfRange(plan, amount, count);
    const isLent = first.interval === "monthly" && !outside.amount && !outside.term;
    return isLent ? { ...ownOffer(plan, amount, count), ...product } : [];
  });
  const ranges = products.map(({ plan: { amountRange, termRange } }) =>
    fillTemplate(results.lent, {
      least: ownMoney(centsOf(amountRange.minimum)),
      most: ownMoney(centsOf(amountRange.maximum)),
      shortest: termRange.minimum,
      longest: termRange.maximum,
    }),
  );
  const sentences = [
    other ? results.both : own && comparison(own.cost - cost, results.compared),
    !own && fillTemplate(results.notLent, { ranges: EITHER.format(new Set(ranges)) }),
    cost === 0n && form.problems.costsNothing,
  ].filter((sentence) => typeof sentence === "string");
  return { messages, sentences, theirs, own };
}

/** Returns what is wrong with each field, and the fields that are needed but empty. */
function messagesAbout(
  entry: OfferEntry,
  { amount, fees, instalment, rate, count }: ReturnType<typeof parseOffer>,
  { form }: OfferLabels,
) {
  const messages: Partial<Record<OfferField, FieldMessage>> = {};
  const missing: OfferField[] = [];
  const check = <Problem extends string>(
    name: OfferField,
    value: { readonly ok: true } | Rejected<Problem>,
    explain: (rejected: Rejected<Problem>) => FieldMessage,
  ) => {
    if (value.ok) return;
    if (value.problem === "empty") missing.push(name);
    else messages[name] = explain(value);
  };
  check("amount", amount, (each) => amountProblem(each));
  check("fees", fees, (each) => amountProblem(each, true));
  if (entry.told === "rate")
    check("rate", rate, (each) => countProblem(each, "rate", MAXIMUM_ENTERED_RATE));
  else check("instalment", instalment, (each) => amountProblem(each));
  const most = maximumCount(entry.interval);
  check("count", count, (each) => countProblem(each, "instalments", most));
  const unit = count.ok ? unitOfCount(entry.count) : undefined;
  if (unit && unit !== entry.interval)
    messages.count = problem(fillTemplate(form.problems.otherInterval, { interval: form[unit] }));
  if (amount.ok && fees.ok && fees.cents >= amount.cents)
    messages.fees = problem(form.problems.feesTakeAll);
  return { messages, missing };
}

/** States how much more our loan costs than theirs. */
function comparison(more: bigint, texts: OfferLabels["results"]["compared"]): string {
  const template = more === 0n ? texts.same : more < 0n ? texts.less : texts.more;
  return fillTemplate(template, { difference: ownMoney(more < 0n ? -more : more) });
}

/** Lists the figures of the loans in each column: a range if they differ, and nothing if there is no loan. */
export function offerRows(
  columns: readonly (readonly OfferFigures[])[],
  { form, results }: Pick<OfferLabels, "form" | "results">,
) {
  const row = (heading: string, text: (loan: OfferFigures) => string) => ({
    key: heading,
    heading,
    cells: columns.map((loans) => {
      const [low = "", high = low] = loans.map(text);
      return low === high ? low : fillTemplate(results.range, { low, high });
    }),
  });
  return [
    row(results.received, ({ received }) => ownMoney(received)),
    row(form.instalment, ({ instalment }) => ownMoney(instalment)),
    row(form.count, ({ count, interval }) => fillTemplate(results.counts[interval], { count })),
    row(results.repaid, ({ repaid }) => ownMoney(repaid)),
    row(results.cost, ({ cost }) => ownMoney(cost)),
    row(results.nominalRate, ({ nominalPercent }) => rateText(nominalPercent)),
    row(results.effectiveRate, ({ effectivePercent }) => rateText(effectivePercent)),
  ];
}
