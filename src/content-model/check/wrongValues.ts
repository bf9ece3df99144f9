import { plainAmount } from "../../lending/money";
import { parseAmount } from "../../lending/parseInput";

const TYPES = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: 'a list (lines that start with "- ", with the space)',
  object: 'a group of "name: value" lines',
} as const;

export type ValueType = keyof typeof TYPES;

export const wrongType = (type: ValueType, found: unknown): string =>
  `must be ${TYPES[type]}, found ${quoted(found)}.${adviceFor(type, found)}`;

/** Explains how to write a value of a type. The explanation starts with a space, or is empty. */
export function adviceFor(type: ValueType, typed: unknown): string {
  // YAML parses unquoted `{name}`, `[link](/faq)` and `- Note: it` as groups or lists.
  if (typeof typed === "object" && typed !== null)
    return type === "string" || type === "number"
      ? " Put quotes around a text that starts with { or [, or that has a colon."
      : "";
  const text = `${typed}`;
  if (type === "number") return ` Write ${amountsIn(text).join(" or ") || "digits, such as 5000"}.`;
  if (type === "boolean" && /^(y|yes|on|true|1)$/i.test(text)) return " Write true.";
  if (type === "boolean" && /^(n|no|off|false|0)$/i.test(text)) return " Write false.";
  return type === "object" && /^\w+:\S/.test(text) ? " Write a space after the colon." : "";
}

/** Returns the numbers that text with a currency, a unit or separators may mean. */
function amountsIn(typed: string): string[] {
  const amount = parseAmount(
    typed.replace(/(?<=\d)_(?=\d)/g, "").replace(/ ?(?:%|per ?cent)$/, ""),
  );
  const readings = amount.ok ? [amount.cents] : (amount.readings ?? []);
  return readings.map((cents) => `${Number(plainAmount(cents))}`);
}

/** Returns a value as JSON, shortened to fit into a message. */
export const quoted = (value: unknown): string => shortened(JSON.stringify(value) ?? "nothing", 60);

export const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
