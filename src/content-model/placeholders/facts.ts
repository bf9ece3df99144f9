import { symbolInTexts } from "../../lender";
import { formatMoney, plainAmount, shortAmount, withSymbol } from "../../lending/money";
import { centsOf } from "../../lending/ratePlan";
import { PlaceholderError } from "./parse";

/** A value of `content/facts.yaml`. */
export interface Fact {
  /** What its placeholder prints: TT$5,000, 4%, 48 hours. */
  text: string;
  /** Its number; texts have none. */
  number?: number;
}

export type Facts = ReadonlyMap<string, Fact>;

/** Where a placeholder is; it decides how a link is written. */
export type TextRole = "text" | "markdown" | "link";

/** The lender's currency as running text writes it. */
const IN_TEXTS = { symbol: symbolInTexts };

/** Formats cents as texts do: TT$1,240.00. */
export const moneyInTexts = (cents: bigint): string => formatMoney(cents, IN_TEXTS);

/** The same without decimals when they are zero: TT$5,000 or TT$814.29. */
export const shortMoney = (cents: bigint): string => withSymbol(shortAmount(cents), IN_TEXTS);

/** Reads a value of each table of facts; one of another form, which the check reports, is no fact. */
const TABLES: Readonly<Record<string, (value: unknown) => Fact | undefined>> = {
  amounts: (value) =>
    isNumber(value) ? { number: value, text: shortMoney(centsOf(value)) } : undefined,
  rates: (value) => (isNumber(value) ? { number: value, text: `${value}%` } : undefined),
  quantities: (value) => {
    if (isNumber(value)) return { number: value, text: String(value) };
    const [text, digits] = /^(\d+(?:\.\d+)?) \S.*$/.exec(String(value)) ?? [];
    return text ? { number: Number(digits), text } : undefined;
  },
  texts: (value) => (typeof value === "string" ? { text: value } : undefined),
};

const isNumber = (value: unknown): value is number => Number.isFinite(value);

export function readFacts(content: unknown): Facts {
  const tables = (content ?? {}) as Record<string, unknown>;
  return new Map(
    Object.entries(TABLES).flatMap(([table, read]) =>
      Object.entries(tables[table] ?? {}).flatMap(([name, value]) => {
        const fact = read(value);
        return fact ? [[name, fact] as const] : [];
      }),
    ),
  );
}

const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

const inWords = (value: number): string => WORDS[value] ?? String(value);

const ofNumber =
  (print: (value: number) => string) =>
  ({ number }: Fact) =>
    number === undefined ? undefined : print(number);

/** How the option `as` prints a fact; nothing when the fact is not of that kind. */
const FORMS: Readonly<Record<string, (fact: Fact, role: TextRole) => string | undefined>> = {
  number: ofNumber(String),
  plain: ofNumber((value) => plainAmount(centsOf(value))),
  words: ofNumber(inWords),
  Words: ofNumber((value) => inWords(value).replace(/^./, (letter) => letter.toUpperCase())),
  link: ({ text }, role) =>
    /^\+|@/.test(text) && role !== "text" ? linkTo(text, role) : undefined,
};

/** The options of placeholders that name a fact, with what they do. */
export const FACT_OPTIONS: Readonly<Record<string, string>> = {
  as: `prints it as ${Object.keys(FORMS).join(", ")}`,
};

/**
 * Prints a fact in the form that the option `as` requests.
 * @throws PlaceholderError when there is no such form, or not for this fact
 */
export function printFact(fact: Fact, form: string | undefined, role: TextRole): string {
  if (form === undefined) return fact.text;
  if (!Object.hasOwn(FORMS, form))
    throw new PlaceholderError(`has "as=${form}". Allowed: ${Object.keys(FORMS).join(", ")}.`);
  const printed = FORMS[form]?.(fact, role);
  if (printed !== undefined) return printed;
  throw new PlaceholderError(
    form === "link"
      ? 'prints a link with "as=link", which only an e-mail address or a telephone number in Markdown or in a link can do. Remove "as=link".'
      : `cannot print "${fact.text}" with "as=${form}". Remove "as=${form}".`,
  );
}

/** Writes an e-mail address or a telephone number, which does not break between lines, as a link. */
export function linkTo(text: string, role: TextRole): string {
  const url = text.includes("@") ? `mailto:${text}` : `tel:+${text.replace(/\D/g, "")}`;
  return role === "markdown" ? `[${text.replaceAll(" ", "\u00a0")}](${url})` : url;
}
