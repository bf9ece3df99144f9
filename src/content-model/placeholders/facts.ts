import { formatAmount, plainAmount } from "../../lending/money";
import { centsOf } from "../../lending/ratePlan";
import { type Placeholder, PlaceholderError } from "./parse";

/** A value of `content/facts.yaml`. */
export type Fact =
  | { readonly type: "amount" | "rate"; readonly value: number }
  /** A number, with a unit if it has one: 3, or 48 hours. */
  | { readonly type: "quantity"; readonly value: number; readonly unit: string }
  | { readonly type: "text"; readonly value: string };

export type Facts = ReadonlyMap<string, Fact>;

/** Where a placeholder is; it decides how a link is written. */
export type TextRole = "text" | "markdown" | "link";

const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

const inWords = (value: number): string => WORDS[value] ?? String(value);

/** Formats cents as TT dollars, without decimals when they are zero: TT$5,000 or TT$814.29. */
export const shortMoney = (cents: bigint): string =>
  `TT$${formatAmount(cents).replace(/\.00$/, "")}`;

/** The options of placeholders that name a fact, with what they do. */
export const FACT_OPTIONS: Readonly<Record<string, string>> = {
  plus: "adds a number or a fact",
  minus: "subtracts a number or a fact",
  times: "multiplies by a number or a fact",
  as: "prints it as number, plain, amount, words, Words, link or 24h",
};

/**
 * Returns the fact of a placeholder, after its arithmetic: `{decisionTime plus=fundsTime}`.
 * @throws PlaceholderError when the arithmetic is not possible
 */
export function computeFact(facts: Facts, fact: Fact, { name, options }: Placeholder): Fact {
  let result = fact;
  for (const [option, operand] of options) {
    if (option === "as") continue;
    if (result.type === "text")
      throw new PlaceholderError(`{${name}} is a text, so it cannot have "${option}". Remove it.`);
    const other = numberOption(facts, option, operand);
    const value =
      option === "plus"
        ? result.value + other
        : option === "minus"
          ? result.value - other
          : result.value * other;
    result = { ...result, value: Number(value.toFixed(4)) };
  }
  return result;
}

/** Prints a fact as text, in the form that the option `as` requests. */
export function printFact(fact: Fact, form: string | undefined, role: TextRole): string {
  switch (form) {
    case undefined:
      return plainFact(fact);
    case "number":
      if (fact.type !== "text") return String(fact.value);
      break;
    case "plain":
      if (fact.type !== "text") return plainAmount(centsOf(fact.value));
      break;
    case "amount":
      if (fact.type !== "text") return shortMoney(centsOf(fact.value));
      break;
    case "words":
      if (fact.type !== "text") return inWords(fact.value);
      break;
    case "Words":
      if (fact.type !== "text") return inWords(fact.value).replace(/^./, (a) => a.toUpperCase());
      break;
    case "link":
      if (fact.type === "text" && role !== "text") return linkTo(fact.value, role);
      throw new PlaceholderError(
        'prints a link with "as=link", which only an e-mail address or a telephone number in Markdown or in a link can do. Remove "as=link".',
      );
    case "24h":
      if (fact.type === "text") return time24(fact.value);
      break;
    default:
      throw new PlaceholderError(
        `has "as=${form}". Allowed: number, plain, amount, words, Words, link, 24h.`,
      );
  }
  throw new PlaceholderError(
    `cannot print "${fact.value}" with "as=${form}". Remove "as=${form}".`,
  );
}

function plainFact(fact: Fact): string {
  if (fact.type === "text") return fact.value;
  if (fact.type === "quantity")
    return fact.unit ? `${fact.value} ${fact.unit}` : String(fact.value);
  return fact.type === "amount" ? shortMoney(centsOf(fact.value)) : `${fact.value}%`;
}

/** Writes an e-mail address or a telephone number, which does not break between lines, as a link. */
export function linkTo(text: string, role: TextRole): string {
  const url = text.includes("@") ? `mailto:${text}` : `tel:+${text.replace(/\D/g, "")}`;
  return role === "markdown" ? `[${text.replaceAll(" ", "\u00a0")}](${url})` : url;
}

function time24(text: string): string {
  const [, hours, minutes, half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(text) ?? [];
  if (!hours) throw new PlaceholderError(`cannot print "${text}" as a time. Write it as 8:00 AM.`);
  const hour = (Number(hours) % 12) + (half === "PM" ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/**
 * Returns the number of an option: a number, or the value of a fact.
 * @throws PlaceholderError when it is neither
 */
export function numberOption(facts: Facts, option: string, operand: string): number {
  const fact = facts.get(operand);
  const value = fact && fact.type !== "text" ? fact.value : Number(operand);
  if (!Number.isFinite(value))
    throw new PlaceholderError(
      `has "${option}=${operand}", but "${operand}" is neither a number nor a fact with a number.`,
    );
  return value;
}
