import { didYouMean } from "../check/problem";
import { FACT_OPTIONS, type Facts, printFact, type TextRole } from "./facts";
import { FIGURE_OPTIONS, FIGURES, type PricedPlan, printFigure } from "./figures";
import { type Placeholder, PlaceholderError, parsePlaceholders, type TextMistake } from "./parse";

/** What placeholders are resolved with. */
export interface Placeholders {
  facts: Facts;
  /** Whether a name is a fact with a mistake. */
  isWrong?(name: string): boolean;
  /** Prices the loans in texts; undefined when it is missing or has mistakes. */
  plan?: PricedPlan;
}

export interface Resolved<Value> {
  value: Value;
  mistakes: TextMistake[];
}

/**
 * Replaces the placeholders of a text; with mistakes, the text stays as it is.
 * @param templateNames the names that the page fills in, and that stay as they are
 */
export function resolveText(
  text: string,
  placeholders: Placeholders,
  role: TextRole,
  templateNames: readonly string[] = [],
): Resolved<string> {
  const names = [...templateNames, ...placeholders.facts.keys(), ...Object.keys(FIGURES)];
  const { placeholders: found, mistakes } = parsePlaceholders(text, names);
  let value = "";
  let end = 0;
  for (const placeholder of found) {
    const written = text.slice(placeholder.start, placeholder.end);
    value += text.slice(end, placeholder.start);
    end = placeholder.end;
    const isTemplate = templateNames.includes(placeholder.name) && placeholder.options.size === 0;
    try {
      checkPlace(text, placeholder, role);
      value += isTemplate ? written : print(placeholder, placeholders, role, names);
    } catch (error) {
      mistakes.push({
        start: placeholder.start,
        message: `${written} ${explain(error)}`,
        follows: error instanceof PlaceholderError && error.follows,
      });
    }
  }
  return mistakes.length > 0
    ? { value: text, mistakes }
    : { value: value + text.slice(end), mistakes };
}

/** Returns the number of a number field, which holds a number or the name of a fact in braces. */
export function resolveNumber(
  text: string,
  { facts, isWrong }: Placeholders,
): Resolved<string | number> {
  const [, name = ""] = /^\{\s*(\w+)\s*\}$/.exec(text) ?? [];
  const number = facts.get(name)?.number;
  if (number !== undefined) return { value: number, mistakes: [] };
  const numeric = [...facts].flatMap(([known, fact]) => (fact.number === undefined ? [] : [known]));
  const message = `must be a number, or one fact with a number in braces, such as "{maximumAmount}".${didYouMean(name, numeric)}`;
  return {
    value: text,
    mistakes: [{ start: text.search(/[{}]/), message, follows: isWrong?.(name) }],
  };
}

function print(
  placeholder: Placeholder,
  { facts, plan, isWrong }: Placeholders,
  role: TextRole,
  names: readonly string[],
): string {
  const { name, options } = placeholder;
  const fact = facts.get(name);
  const figure = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined;
  const allowed = fact ? FACT_OPTIONS : FIGURE_OPTIONS;
  const unknown = [...options.keys()].find((option) => !allowed.includes(option));
  if ([name, ...options.values()].some((used) => !facts.has(used) && isWrong?.(used)))
    throw new PlaceholderError("names a fact with a mistake in content/facts.yaml.", true);
  if (!fact && !figure)
    throw new PlaceholderError(
      `is unknown.${didYouMean(name, names)} Use a name of content/facts.yaml or one of the figures ${Object.keys(FIGURES).join(", ")}.`,
    );
  if (unknown !== undefined)
    throw new PlaceholderError(
      `has the unknown option "${unknown}".${didYouMean(unknown, allowed)} Allowed: ${allowed.join(", ")}.`,
    );
  if (fact) return printFact(fact, options.get("as"), role);
  return figure ? printFigure(figure, placeholder, facts, plan) : "";
}

function explain(error: unknown): string {
  if (error instanceof PlaceholderError) return error.message;
  if (error instanceof RangeError) return `cannot be computed: ${error.message}.`;
  throw error;
}

/** A link's destination, an autolink, or a link definition up to the end of a text. */
const IN_DESTINATION = /(\]\([^)\n]*|<[^>\s]*|(?<=^|\n) {0,3}\[[^\]\n]+\]:[^\n]*)$/;
const IN_LINK_TEXT = /\[[^\]\n]*$/;

/** @throws PlaceholderError when a placeholder cannot be where it is */
function checkPlace(text: string, { start, end, options }: Placeholder, role: TextRole): void {
  const before = text.slice(0, start);
  const form = options.get("as") ?? "";
  if (role === "link" && end - start !== text.length)
    throw new PlaceholderError(
      'is inside a link. Write the link out, or use one placeholder alone, such as "{email as=link}".',
    );
  if (role !== "markdown") return;
  const [destination] = IN_DESTINATION.exec(before) ?? [];
  const isQueryValue = /\?[^#]*=$/.test(destination ?? "") && ["number", "plain"].includes(form);
  if (destination !== undefined && !isQueryValue)
    throw new PlaceholderError(
      "is in the address of a link, where only a number after ?name= can be, such as ?amount={exampleAmount as=plain}. Write the address out.",
    );
  if (form === "link" && IN_LINK_TEXT.test(before))
    throw new PlaceholderError('prints a link inside a link. Remove "as=link" or the brackets.');
}

/** Invisible, and no place for a line to break. */
const WORD_JOINER = "\u2060";

/** A prefix of up to three letters with its hyphen, as in e-mail, in a word that is no address. */
const PREFIX = /(?<![^\s(“*>—–])(\p{L}{1,3}-)(?=\p{Ll}+[\p{L}-]*[.,;:!?)”*]*(?:\s|$))/gu;

/**
 * Keeps short prefixes with their words: browsers break lines after every hyphen, and no style
 * prevents it. Addresses, words inside of links, and single words, such as names of files, stay as they are.
 */
export const unbroken = (text: string): string =>
  text.includes(" ") ? text.replace(PREFIX, `$1${WORD_JOINER}`) : text;
