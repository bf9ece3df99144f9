import { didYouMean } from "../check/problem";
import type { Remark } from "../remark";

/** A placeholder in a text, such as `{payment amount=12000 months=12}`. */
export interface Placeholder {
  /** The position of its opening brace in the text. */
  start: number;
  /** The position after its closing brace. */
  end: number;
  name: string;
  options: ReadonlyMap<string, string>;
}

/** A mistake in a text, at the position of a character. */
export interface TextMistake extends Pick<Remark, "message" | "follows"> {
  start: number;
}

/** A placeholder that cannot be resolved; the message is for editors. */
export class PlaceholderError extends Error {
  constructor(
    message: string,
    /** Whether another mistake, which is reported, is the reason. */
    readonly follows = false,
  ) {
    super(message);
  }
}

const PLACEHOLDER = /^\{\s*([A-Za-z]\w*)((?:\s+\w+=[\w.]+)*)\s*\}$/;
const EXAMPLE =
  "Write a name, or a name and options, such as {maximumAmount} or {payment amount=12000 months=12}.";

/**
 * Finds the placeholders of a text. Braces have no other use in content, so every other brace is a
 * mistake.
 * @param names the names that exist, for suggestions
 */
export function parsePlaceholders(
  text: string,
  names: Iterable<string>,
): { placeholders: Placeholder[]; mistakes: TextMistake[] } {
  const placeholders: Placeholder[] = [];
  const mistakes: TextMistake[] = [];
  for (const { 0: found, index: start } of text.matchAll(/\{[^{}]*\}|[{}]/g)) {
    const placeholder = parseOne(found, start);
    if (placeholder) placeholders.push(placeholder);
    else mistakes.push({ start, message: explain(text, found, start, names) });
  }
  return { placeholders, mistakes };
}

function parseOne(found: string, start: number): Placeholder | undefined {
  const [, name, optionsText = ""] = PLACEHOLDER.exec(found) ?? [];
  if (name === undefined) return undefined;
  const pairs = optionsText.trim().split(/\s+/).filter(Boolean);
  const options = new Map(pairs.map((pair) => pair.split("=") as [string, string]));
  const end = start + found.length;
  return options.size === pairs.length ? { start, end, name, options } : undefined;
}

function explain(text: string, found: string, start: number, names: Iterable<string>): string {
  const rest = text.slice(start, start + 30).replace(/\s+/g, " ");
  if (found === "}")
    return 'has a "}" without a "{" before it. Delete it, or add the "{" of a placeholder.';
  if (found === "{")
    return text.includes("{", start + 1)
      ? `has a "{" inside or before another placeholder: "${rest}". A placeholder cannot contain another one.`
      : `has a "{" without a "}" after it: "${rest}". Close the placeholder, or delete the "{".`;
  const word = found.replace(/[^A-Za-z]/g, "");
  return `"${found.slice(0, 60)}" is not a placeholder.${didYouMean(word, names)} ${EXAMPLE}`;
}
