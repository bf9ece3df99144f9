import { type Currency, DECIMALS, formatAmount, formatMoney, shortAmount, UNIT } from "./money";
import type { AmountProblem, TermProblem } from "./parseInput";
import { centsOf, MAXIMUM_AMOUNT, MAXIMUM_TERM_MONTHS, type RatePlan } from "./ratePlan";

/** The message below a field. A problem leaves no figures; a note appears next to them. */
export interface FieldMessage {
  readonly kind: "problem" | "note";
  readonly text: string;
}

export const isProblem = (message: FieldMessage | undefined): boolean =>
  message?.kind === "problem";

/** Amounts as they can be typed: "5,000", "5,000.50", "0.01". */
const WHOLE = shortAmount(5_000n * UNIT);
const EXACT = shortAmount(5_000n * UNIT + UNIT / 2n);
const LIKE = DECIMALS > 0 ? `${WHOLE} or ${EXACT}` : WHOLE;
const LEAST = shortAmount(1n);
const TOO_MANY_DECIMALS = DECIMALS === 2 ? "ents have two digits" : `t most ${DECIMALS} decimals`;

/**
 * Returns the message about a typed amount: what is wrong and how to fix it, in two lines on the
 * narrowest phone.
 * @param field the field's name inside a sentence
 */
export const amountProblem = (problem: AmountProblem, field: string): FieldMessage => ({
  kind: "problem",
  text: {
    empty: `Enter your ${field}, for example ${WHOLE}.`,
    notANumber: `We cannot read this ${field}. Write it like ${LIKE}.`,
    notPositive: `The ${field} must be more than zero. Enter ${LEAST} or more.`,
    tooManyDecimals: `${DECIMALS === 2 ? "C" : "A"}${TOO_MANY_DECIMALS}, as in ${EXACT}.`,
    tooLarge: `Too large for the calculator. Enter ${formatAmount(MAXIMUM_AMOUNT)} or less.`,
  }[problem],
});

/** Returns the message about an amount of the monthly pay, which starts with its field's label. */
export const payProblem = (problem: AmountProblem, label: string, isOptional: boolean): string =>
  `${label}: ${
    {
      empty: `enter an amount, for example ${WHOLE}.`,
      notANumber: `we cannot read this. Write it like ${LIKE}.`,
      notPositive: isOptional ? "enter 0 or more." : "enter more than zero.",
      tooManyDecimals: `${DECIMALS === 2 ? "c" : "a"}${TOO_MANY_DECIMALS}, as in ${EXACT}.`,
      tooLarge: `too large for the calculator. Enter ${formatAmount(MAXIMUM_AMOUNT)} or less.`,
    }[problem]
  }`;

/** Returns the message about a typed term, as short as those about an amount. */
export const termProblem = (problem: TermProblem): FieldMessage => ({
  kind: "problem",
  text: {
    empty: "Enter the number of months, for example 12.",
    notANumber: "We cannot read this term. Enter months in digits, such as 12.",
    notPositive: "The term must be at least one month. Enter 1 or more.",
    fractionalTerm: "Loans run for whole months. Enter a number such as 6.",
    tooLong: `Too long for the calculator. Enter ${MAXIMUM_TERM_MONTHS} months or less.`,
  }[problem],
});

/** Returns the note about an amount that the plan does not offer. */
export const amountRangeNote = (
  { amountRange: { minimum, maximum } }: RatePlan,
  currency: Currency,
  hasFigures: boolean,
): FieldMessage =>
  rangeNote(
    `${formatMoney(centsOf(minimum), currency)} to ${formatMoney(centsOf(maximum), currency)}`,
    hasFigures,
  );

/** Returns the note about a term that the plan does not offer. */
export const termRangeNote = ({ termRange }: RatePlan, hasFigures: boolean): FieldMessage =>
  rangeNote(`${termRange.minimum} to ${termRange.maximum} months`, hasFigures);

const rangeNote = (range: string, hasFigures: boolean): FieldMessage => ({
  kind: "note",
  text: `Outside this calculator's range (${range})${hasFigures ? ", but worked out" : ""}.`,
});
