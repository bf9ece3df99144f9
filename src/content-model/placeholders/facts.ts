import { DECIMALS, formatMoney, shortAmount, withSymbol } from "../../lending/money";
import { centsOf } from "../../lending/ratePlan";
import { symbolInTexts } from "../../lib/lender";
import { DIALLED, IS_EMAIL, LARGEST, type TableValue, UNITS } from "../fields";
import { isGroup } from "../kind";
import { misprintsIn } from "../markdown";
import { didYouMean } from "../reading/problem";

/** A value in `content/facts.yaml`. */
export interface Fact {
  /** The text that is inserted, such as TT$5,000, 4% or 48 hours. */
  text: string;
  /** The value as a number, unless it is plain text. */
  number?: number;
}

export type Facts = ReadonlyMap<string, Fact>;

/** Thrown for a placeholder that cannot be resolved. The message is meant for editors. */
export class PlaceholderError extends Error {}

/** Where the placeholder is used, which decides how a link is written. */
export type TextRole = "text" | "markdown" | "link";

/** The symbol of the lender's currency in running text. */
const IN_TEXTS = { symbol: symbolInTexts };

/** Formats cents as in running text: TT$1,240.00. */
export const moneyInTexts = (cents: bigint): string => formatMoney(cents, IN_TEXTS);

/** Like `moneyInTexts`, but without the decimals if they are zero: TT$5,000 or TT$814.29. */
export const shortMoney = (cents: bigint): string => withSymbol(shortAmount(cents), IN_TEXTS);

interface Table {
  description: string;
  values: TableValue;
  /** Describes the values that are allowed for a name. */
  allowed(name: string): string;
  /** Parses the value for a name. Returns undefined if it is not allowed. */
  read(value: unknown, name: string): Fact | undefined;
}

const numeric = (value: unknown, print: (number: number) => string = String): Fact | undefined =>
  typeof value === "number" && value >= 0 && value <= LARGEST
    ? { number: value, text: print(value) }
    : undefined;

const CENTS = RegExp(`^\\d+(\\.\\d{0,${DECIMALS}})?$`);

/** What a text must be whose fact has such a name. The monitoring reads the day. */
const FORMS_OF_TEXTS: [names: RegExp, is: (text: string) => unknown, allowed: string][] = [
  [
    /phone|whatsapp|fax/i,
    phoneUrl,
    "a telephone number with + and the country's code, such as +1 868-555-0142 or +1 868-555-0142 ext. 5",
  ],
  [/e-?mail/i, (text) => IS_EMAIL.test(text), "an email address, such as help@lender.example"],
  [
    /^licensedUntil$/,
    (text) => /^\D+$/.test(text) || (/\p{L}|^\d{4}-/u.test(text) && Date.parse(text) > 0),
    "a day such as December 31, 2030, or words without a number",
  ],
];

const formOf = (name: string) => FORMS_OF_TEXTS.find(([names]) => names.test(name));

export const TABLES = {
  amounts: {
    description: "Amounts in the lender's currency, such as 5000.",
    values: "number",
    allowed: () => `a number of zero or more with at most ${DECIMALS} decimals`,
    read: (value) =>
      CENTS.test(`${value}`) ? numeric(value, (amount) => shortMoney(centsOf(amount))) : undefined,
  },
  rates: {
    description: "Rates in per cent, such as 4.",
    values: "number",
    allowed: () => "a number of zero or more",
    read: (value) => numeric(value, (rate) => `${rate}%`),
  },
  quantities: {
    description: "Numbers, with a unit if they have one, such as 3 or 48 hours.",
    values: "quantity",
    allowed: () => "a number, or a number with a unit such as 48 hours",
    read(value) {
      const [text, number] =
        (typeof value === "string" && /^(\d+(?:\.\d+)?) \S(?:.*\S)?$/.exec(value)) || [];
      return text ? { text, number: Number(number) } : numeric(value);
    },
  },
  texts: {
    description: "Texts, such as a telephone number.",
    values: "text",
    allowed: (name) =>
      formOf(name)?.[2] ?? "a text on one line, without braces, tags or signs of Markdown",
    read: (value, name) =>
      typeof value === "string" &&
      /^[^\s{}]([^\n{}]*[^\s{}])?$/.test(value) &&
      misprintsIn(value).length === 0 &&
      (formOf(name)?.[1](value) ?? !formOf(name))
        ? { text: value }
        : undefined,
  },
} as const satisfies Record<string, Table>;

/** The facts that site.yaml has: of the main office, and of the places where people apply. */
export const SITE_FACTS = [
  "street",
  "city",
  "country",
  "openingDays",
  "opensAt",
  "closesAt",
  "applyPlace",
  "howToApply",
  "applyLink",
] as const;

/** Returns the facts whose values are allowed. */
export function readFacts(content: unknown): Facts {
  const tables = isGroup(content) ? content : {};
  return new Map(
    Object.entries(TABLES).flatMap(([table, { read }]) =>
      Object.entries(tables[table] ?? {}).flatMap(([name, value]) => {
        const fact = read(value, name);
        return fact ? [[name, fact] as const] : [];
      }),
    ),
  );
}

const FORMS: readonly string[] = ["number", "link", ...UNITS];

/** Explains why a fact is no number of a unit of time: 3 working days are not 3 hours. A bare number has any unit. */
export const unitFault = ({ text }: Fact, unit = ""): string | undefined =>
  !UNITS.some((known) => known === unit) || RegExp(`^[\\d.]+( ${unit}?)?$`).test(text)
    ? undefined
    : `is ${text}, and is needed in ${unit} here. Write it in ${unit} in content/facts.yaml.`;

/** Resolves a number field, of a unit if it has one, in which the name of a fact is written in braces. */
export function resolveNumber(text: string, facts: Facts, unit?: string) {
  const [, name = ""] = /^\{\s*(\w+)\s*\}$/.exec(text) ?? [];
  const fact = facts.get(name);
  const fault = fact && unitFault(fact, unit);
  if (fault) return { value: text, errors: [`${text} ${fault}`] };
  if (fact?.number !== undefined) return { value: fact.number, errors: [] };
  const numeric = [...facts].flatMap(([known, fact]) => (fact.number === undefined ? [] : [known]));
  const message = `must be a number, or one fact with a number in braces, such as "{maximumAmount}".${didYouMean(name, numeric)}`;
  return { value: text, errors: [message] };
}

/** The options of placeholders that insert a fact. */
export const FACT_OPTIONS: readonly string[] = ["as"];

/**
 * Returns a fact in the format given by the `as` option.
 * @throws PlaceholderError when there is no such format, or the fact does not have it
 */
export function printFact(fact: Fact, form: string | undefined, role: TextRole): string {
  const { text, number } = fact;
  if (form === undefined) return text;
  if (!FORMS.includes(form))
    throw new PlaceholderError(`has "as=${form}". Allowed: ${FORMS.join(", ")}.`);
  const fault = unitFault(fact, form);
  if (fault) throw new PlaceholderError(fault);
  const digits = number?.toString() ?? phoneUrl(text)?.replace(/;.*|\D/g, "");
  const printed = form !== "link" ? digits : role !== "text" && linkTo(text, role);
  if (printed) return printed;
  throw new PlaceholderError(
    form === "link"
      ? `prints a link with "as=link", which only an email address or a telephone number such as +1 868-555-0142 can do, in Markdown or in a link. Remove "as=link"; or, if "${text}" is one, correct it in content/facts.yaml.`
      : `cannot print "${text}" with "as=${form}". Remove "as=${form}".`,
  );
}

/**
 * Returns the URL of an email address or a telephone number. In Markdown, returns a link that stays on one
 * line.
 * @returns undefined for any other text
 */
export function linkTo(text: string, role: TextRole): string | undefined {
  const url = text.includes("@") ? `mailto:${text}` : phoneUrl(text);
  return url && role === "markdown" ? `[${text.replaceAll(" ", "\u00a0")}](${url})` : url;
}

/** Matches a number of ten digits that begins with a Caribbean area code, so that its country's code, 1, is missing. */
const WITHOUT_1 =
  /^(?=(\D*\d){10}\D*$)\(?(24[26]|26[48]|284|34[05]|441|473|649|658|664|721|758|767|78[47]|8[024]9|86[89]|876|939)\D/;

/**
 * Returns the tel: URL of a telephone number with a country code, or undefined for other text. An extension
 * is dialled after the number.
 */
function phoneUrl(text: string): string | undefined {
  const [, number = "", extension] =
    /^\+([\d\s().-]+?)(?:[\s,;]*(?:extension|ext|x|#)[.:=]?\s*(\d{1,7}))?$/i.exec(text) ?? [];
  // In "+44 (0)20", the zero is not dialled from abroad.
  const digits = number.replace("(0)", "").replace(/\D/g, "");
  if (WITHOUT_1.test(number) || !RegExp(`^${DIALLED}$`).test(digits)) return undefined;
  return `tel:+${digits}${extension ? `;ext=${extension}` : ""}`;
}
