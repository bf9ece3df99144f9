import { plainAmount } from "../../lending/money";
import { parseAmount } from "../../lending/parseInput";

export type ValueType = "array" | "boolean" | "number" | "object" | "string";

const TYPES: Readonly<Record<ValueType, string>> = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: 'a list (lines that start with "- ")',
  object: 'a group of "name: value" lines',
};

export const wrongType = (type: ValueType, found: unknown): string =>
  `must be ${TYPES[type]}, found ${quoted(found)}.${CORRECTIONS[type](found)}`;

/** Explains how to write a value of each type. The explanation starts with a space, or is empty. */
export const CORRECTIONS: Readonly<Record<ValueType, (typed: unknown) => string>> = {
  boolean: (typed) =>
    /^(y|yes|on|true|1)$/i.test(asText(typed))
      ? " Write true."
      : /^(n|no|off|false|0)$/i.test(asText(typed))
        ? " Write false."
        : "",
  number(typed) {
    if (typeof typed === "number") return "";
    if (!isScalar(typed)) return IN_QUOTES;
    const [amount, ...others] = amountsIn(asText(typed));
    return amount === undefined
      ? " Write digits, such as 5000."
      : ` Write ${[amount, ...others].join(" or ")}.`;
  },
  string: (typed) => (isScalar(typed) ? "" : IN_QUOTES),
  array: (typed) => (isScalar(typed) ? ' Start each entry with "- ", with the space.' : ""),
  object: (typed) => (/^\w+:\S/.test(asText(typed)) ? " Write a space after the colon." : ""),
};

/** YAML parses unquoted `{name}`, `[link](/faq)` and `- Note: it` as groups or lists. */
const IN_QUOTES = " Put quotes around a text that starts with { or [, or that has a colon.";

/** Returns "" for a group or list, because `String` would fail on a group with a field named toString. */
const asText = (typed: unknown): string => (isScalar(typed) ? `${typed}` : "");

const isScalar = (typed: unknown): boolean => typeof typed !== "object" || typed === null;

/** Returns the numbers that text with a currency, a unit or separators may mean. */
function amountsIn(typed: string): string[] {
  const amount = parseAmount(
    typed.replace(/(?<=\d)_(?=\d)/g, "").replace(/ ?(?:%|per ?cent)$/, ""),
  );
  const cents = amount.ok ? [amount.cents] : (amount.readings ?? []);
  return cents.map((each) => `${Number(plainAmount(each))}`);
}

/** Returns a value as JSON, shortened to fit into a message. */
export function quoted(value: unknown): string {
  const json = JSON.stringify(value) ?? "nothing";
  const seen = json.replace(
    /[^\S ]/g,
    (space) => `\\u${space.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return seen.length > 60 ? `${seen.slice(0, 57)}…` : seen;
}
