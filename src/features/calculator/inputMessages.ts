import { formatAmount, formatDecimal, shortAmount, UNIT } from "../../lending/money";
import {
  type AmountProblem,
  type CountProblem,
  orZero,
  type Rejected,
  typedAmount,
} from "../../lending/parseInput";
import { MAXIMUM_AMOUNT } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";

/** The message below a field. A problem replaces the results, and a note is shown in addition to them. */
export interface FieldMessage {
  readonly kind: "problem" | "note";
  readonly text: string;
}

/** The message for each problem, from content/. */
export type AmountTexts = Readonly<Record<AmountProblem | "unclearBetween" | "negative", string>>;
export type CountTexts = Readonly<Record<CountProblem, string>>;

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
  texts: AmountTexts,
  mayBeZero = false,
): FieldMessage {
  const [first = "", second = ""] = readings.map(shortAmount);
  const text = name === "notPositive" && mayBeZero ? "negative" : second ? "unclearBetween" : name;
  return problem(
    fillTemplate(texts[text], {
      example: EXAMPLE,
      least: shortAmount(1n),
      most: formatAmount(MAXIMUM_AMOUNT),
      first,
      second,
    }),
  );
}

/**
 * Parses an amount that may be left out. Returns its cents, or what is wrong with it; neither if it is empty.
 * @param mayBeZero whether zero is allowed
 */
export function optionalAmount(
  text: string,
  texts: AmountTexts,
  mayBeZero = false,
): { cents?: bigint; message?: FieldMessage } {
  if (text.trim() === "") return {};
  const typed = typedAmount(text);
  const amount = mayBeZero ? orZero(typed) : typed.value;
  return amount.ok ? { cents: amount.cents } : { message: amountProblem(amount, texts, mayBeZero) };
}

/** Explains what is wrong with the number that the visitor entered. `maximum` is the largest number allowed. */
export const countProblem = (
  { problem: name }: Rejected<CountProblem>,
  texts: CountTexts,
  maximum: number,
): FieldMessage => problem(fillTemplate(texts[name], { most: formatDecimal(BigInt(maximum), 0) }));
