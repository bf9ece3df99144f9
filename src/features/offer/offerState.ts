import { amountProblem, type FieldMessage } from "../../lending/inputMessages";
import {
  checkOffer,
  type Interval,
  isInterval,
  maximumCount,
  type Offer,
  type OfferFigures,
  type OfferProblem,
} from "../../lending/offer";
import { type AmountProblem, type CountProblem, unitOfCount } from "../../lending/parseInput";
import { type OfferField, type OfferTexts, parseOffer } from "../../lending/parseOffer";
import { enteredFields } from "../../lib/enteredFields";
import { formatCount } from "../../lib/format";

export const EMPTY_ENTRY: OfferTexts = {
  amount: "",
  fees: "0",
  instalment: "",
  count: "",
  last: "",
  interval: "monthly",
};

export const intervalOf = (value: string): Interval => (isInterval(value) ? value : "monthly");

/** Returns what the visitor has entered in the prerendered form before hydration. */
export function entryBeforeHydration(form: Element): OfferTexts {
  const { interval, ...texts } = enteredFields<keyof OfferTexts>(form);
  return { ...EMPTY_ENTRY, ...texts, interval: intervalOf(interval ?? "") };
}

/** Everything that the page shows of an offer. */
export interface OfferState {
  readonly messages: Readonly<Partial<Record<OfferField, FieldMessage>>>;
  /** A message about the offer as a whole. */
  readonly message?: FieldMessage | undefined;
  /** Undefined while a figure is missing or invalid, or the offer is no loan. */
  readonly result?: { readonly offer: Offer; readonly figures: OfferFigures } | undefined;
}

/** Computes what the page shows for an entry. An empty field is missing, which is no mistake yet. */
export function offerState(entry: OfferTexts): OfferState {
  const { amount, fees, instalment, count, last, offer } = parseOffer(entry);
  const unit = unitOfCount(entry.count);
  const isOtherUnit = count.ok && unit !== undefined && unit !== entry.interval;
  const messages = {
    ...(!amount.ok && problemIn("amount", "loan amount", amount.problem)),
    ...(!fees.ok &&
      (fees.problem === "notPositive"
        ? { fees: problem(OFFER_PROBLEMS.negativeFees) }
        : problemIn("fees", "figure", fees.problem))),
    ...(!instalment.ok && problemIn("instalment", "instalment", instalment.problem)),
    ...(!count.ok && count.problem !== "empty" && { count: countProblem(count.problem, entry) }),
    ...(isOtherUnit && { count: unitQuestion(unit) }),
    ...(!last.ok && problemIn("last", "last instalment", last.problem)),
  };
  if (amount.ok && fees.ok && fees.cents >= amount.cents)
    return { messages: { ...messages, fees: problem(OFFER_PROBLEMS.feesTakeAll) } };
  if (!offer || isOtherUnit) return { messages };
  const checked = checkOffer(offer);
  if (!checked.ok) return { messages, message: problem(OFFER_PROBLEMS[checked.problem]) };
  return {
    messages,
    message: noteAbout(checked.figures),
    result: { offer, figures: checked.figures },
  };
}

const problem = (text: string): FieldMessage => ({ kind: "problem", text });

/** Returns the message about an amount field, by the field's name. */
const problemIn = (field: OfferField, name: string, reason: AmountProblem) =>
  reason === "empty" ? {} : { [field]: amountProblem(reason, name) };

const COSTS_NOTHING = "This offer costs nothing, or a figure is missing.";

const OFFER_PROBLEMS: Readonly<Record<OfferProblem, string>> = {
  noAmount: "Enter the loan amount, for example 5,000.",
  negativeFees: "Fees are 0 or more.",
  feesTakeAll: "The fees take the whole amount: nothing would reach you.",
  noInstalment: "Enter an instalment of 0.01 or more.",
  noInstalments: "A loan has at least one instalment.",
  tooManyInstalments: "The calculator takes instalments of up to 50 years.",
  repaysLess: `${COSTS_NOTHING} You would give back less than you receive.`,
};

const countProblem = (reason: CountProblem, { interval }: OfferTexts): FieldMessage =>
  problem(
    {
      empty: OFFER_PROBLEMS.noInstalments,
      notANumber: "We cannot read this number. Enter digits, such as 12.",
      notPositive: "A loan has at least one instalment. Enter 1 or more.",
      fractional: "Instalments are whole. Enter a number such as 12.",
      tooMany: `Too many for the calculator. Enter ${formatCount(maximumCount(interval))} or less.`,
    }[reason],
  );

/** Asked when the number of instalments has another unit than how often they are paid. */
const unitQuestion = (unit: Interval): FieldMessage => {
  const time = { weekly: "week", fortnightly: "two weeks", monthly: "month" }[unit];
  return problem(`Paid every ${time}? Then choose that, or enter the number alone.`);
};

function noteAbout({ cost, effectivePercent }: OfferFigures): FieldMessage | undefined {
  if (cost > 0n && effectivePercent !== undefined) return undefined;
  const text =
    cost > 0n
      ? "A rate above 10,000% a year is not worked out. Check the instalment, the fees and how often you pay."
      : COSTS_NOTHING;
  return { kind: "note", text };
}
