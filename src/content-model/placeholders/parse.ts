import { didYouMean } from "../check/problem";

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
export interface TextMistake {
  start: number;
  message: string;
}

/** A placeholder that cannot be resolved; the message is for editors. */
export class PlaceholderError extends Error {}

const BODY = /^\s*([A-Za-z]\w*)((?:\s+\w+=[\w.]+)*)\s*$/;
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
  let start: number | undefined;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === "{") {
      if (start !== undefined) mistakes.push({ start, message: unclosed(text, start) });
      start = index;
    } else if (start === undefined) {
      mistakes.push({
        start: index,
        message: `has a "}" without a "{" before it. Delete it, or add the "{" of a placeholder.`,
      });
    } else {
      const placeholder = parseOne(text, start, index + 1);
      if (placeholder) placeholders.push(placeholder);
      else mistakes.push({ start, message: malformed(text.slice(start, index + 1), names) });
      start = undefined;
    }
  }
  if (start !== undefined) mistakes.push({ start, message: unclosed(text, start) });
  return { placeholders, mistakes };
}

function parseOne(text: string, start: number, end: number): Placeholder | undefined {
  const [, name, optionsText = ""] = BODY.exec(text.slice(start + 1, end - 1)) ?? [];
  if (name === undefined) return undefined;
  const pairs = optionsText.trim().split(/\s+/).filter(Boolean);
  const options = new Map(pairs.map((pair) => pair.split("=") as [string, string]));
  return options.size === pairs.length ? { start, end, name, options } : undefined;
}

function unclosed(text: string, start: number): string {
  const rest = text.slice(start, start + 30).replace(/\s+/g, " ");
  return text.indexOf("{", start + 1) < 0
    ? `has a "{" without a "}" after it: "${rest}". Close the placeholder, or delete the "{".`
    : `has a "{" inside or before another placeholder: "${rest}". A placeholder cannot contain another one.`;
}

function malformed(found: string, names: Iterable<string>): string {
  const word = found.replace(/[^A-Za-z]/g, "");
  return `"${found.slice(0, 60)}" is not a placeholder.${didYouMean(word, names)} ${EXAMPLE}`;
}
