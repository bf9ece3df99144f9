import { formatAmount, formatDecimal, shortAmount, UNIT } from "../../lending/money";
import {
  type AmountProblem,
  type CountProblem,
  orZero,
  type Rejected,
  typedAmount,
} from "../../lending/parseInput";
import { MAXIMUM_AMOUNT } from "../../lending/ratePlan";

/** The message below a field. A problem replaces the results, and a note is shown in addition to them. */
export interface FieldMessage {
  readonly kind: "problem" | "note";
  readonly text: string;
}

export const isProblem = (message: FieldMessage | undefined): boolean =>
  message?.kind === "problem";

export const problem = (text: string): FieldMessage => ({ kind: "problem", text });

export const note = (text: string): FieldMessage => ({ kind: "note", text });

/** An example of how a visitor may write an amount: "5,000.50". */
const EXAMPLE = shortAmount(5_000n * UNIT + UNIT / 2n);

/**
 * Explains what is wrong with the amount that the visitor entered, and how to fix it.
 * @param mayBeZero whether zero is allowed
 */
export function amountProblem(
  { problem: name, readings = [] }: Rejected<AmountProblem>,
  mayBeZero = false,
): FieldMessage {
  const [first = "", second] = readings.map(shortAmount);
  const texts: Readonly<Record<AmountProblem, string>> = {
    empty: `Enter an amount, for example ${EXAMPLE}.`,
    severalValues: `Enter one figure, for example ${EXAMPLE}.`,
    notANumber: `Enter the amount in figures, like ${EXAMPLE}.`,
    unclear: second
      ? `Did you mean ${first} or ${second}?`
      : `Did you mean ${first}? If so, type it that way.`,
    notPositive: `Enter ${shortAmount(mayBeZero ? 0n : 1n)} or more.`,
    tooManyDecimals: `Too many decimals. Enter the amount like ${EXAMPLE}.`,
    tooLarge: `Too large for the calculator. Enter ${formatAmount(MAXIMUM_AMOUNT)} or less.`,
  };
  return problem(texts[name]);
}

/**
 * Parses an amount that may be left out. Returns its cents, or what is wrong with it; neither if it is empty.
 * @param mayBeZero whether zero is allowed
 */
export function optionalAmount(
  text: string,
  mayBeZero = false,
): { cents?: bigint; message?: FieldMessage } {
  if (text.trim() === "") return {};
  const typed = typedAmount(text);
  const amount = mayBeZero ? orZero(typed) : typed.value;
  return amount.ok ? { cents: amount.cents } : { message: amountProblem(amount, mayBeZero) };
}

/** An example of a number of months or instalments. */
const COUNT = 12;
const RATE = "1.5";

const COUNT_TEXTS = {
  term: {
    empty: `Enter the number of months, for example ${COUNT}.`,
    severalValues: `Enter one number, for example ${COUNT}.`,
    notANumber: `Enter the months in figures, such as ${COUNT}.`,
    notPositive: "The term must be at least one month.",
    fractional: `Loans run for whole months. Enter a number such as ${COUNT}.`,
    tooMany: "Too long for the calculator. Enter a number of months up to",
  },
  instalments: {
    empty:
      "How many instalments are there? Ask the lender. Without the number, nobody can tell what the loan costs.",
    severalValues: `Enter one number, for example ${COUNT}.`,
    notANumber: `We cannot read this number. Enter digits, such as ${COUNT}.`,
    notPositive: "A loan has at least one instalment.",
    fractional: `Enter a whole number of instalments, such as ${COUNT}.`,
    tooMany: "Too many for the calculator. Enter a number up to",
  },
  rate: {
    empty: `Enter the rate, such as ${RATE}.`,
    severalValues: `Enter one rate, such as ${RATE}.`,
    notANumber: `We cannot read this rate. Enter the rate a month or a year in digits, such as ${RATE}.`,
    notPositive: "A rate is never below zero.",
    fractional: `Too many decimals. Enter a rate such as ${RATE}.`,
    tooMany: "Too high for the calculator. Enter a rate up to",
  },
} satisfies Record<string, Readonly<Record<CountProblem, string>>>;

/**
 * Explains what is wrong with the number that the visitor entered.
 * @param maximum the largest number allowed
 */
export function countProblem(
  { problem: name }: Rejected<CountProblem>,
  field: keyof typeof COUNT_TEXTS,
  maximum: number,
): FieldMessage {
  const text = COUNT_TEXTS[field][name];
  return problem(name === "tooMany" ? `${text} ${formatDecimal(BigInt(maximum), 0)}.` : text);
}
