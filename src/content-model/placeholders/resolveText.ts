import { didYouMean } from "../reading/problem";
import { FACT_OPTIONS, type Facts, PlaceholderError, printFact, type TextRole } from "./facts";
import { FIGURE_OPTIONS, FIGURES, type PlanWithExample, printFigure } from "./figures";

export interface Placeholders {
  facts: Facts;
  /** The rate plans without errors, by name. */
  plans: ReadonlyMap<string, PlanWithExample>;
  /** The rate plan for the loans in running text. Undefined if it is missing or has errors. */
  plan?: PlanWithExample | undefined;
  /** The rate plans of the products that are available, the main one first. */
  lent?: readonly PlanWithExample[];
  /** The name of the rate plan that all loans in the file must have. */
  own?: string;
}

export interface Resolved<Value> {
  value: Value;
  errors: readonly string[];
}

interface Place {
  role: TextRole;
  /** The names that the page fills in. These placeholders are left as written. */
  templateNames?: readonly string[] | undefined;
}

/** Matches a placeholder such as `{payment amount=12000 months=12}`. Braces have no other meaning. */
const PLACEHOLDER = /^\{\s*([A-Za-z]\w*)((?:\s+\w+=[\w.-]+)*)\s*\}$/;

/**
 * Resolves the placeholders in a string. If there are errors, the string is returned as written.
 */
export function resolveText(
  text: string,
  placeholders: Placeholders,
  { role, templateNames = [] }: Place,
): Resolved<string> {
  const names = [...templateNames, ...placeholders.facts.keys(), ...Object.keys(FIGURES)];
  const errors: string[] = [];
  const value = text.replace(/\{[^{}]*\}|[{}]/g, (found, start: number) => {
    try {
      const [, name, optionsText = ""] = PLACEHOLDER.exec(found) ?? [];
      if (name === undefined) throw new PlaceholderError(notOne(found, names));
      const options = optionsText.trim().split(/\s+/).filter(Boolean);
      if (role === "markdown") checkPlace(text.slice(0, start), options);
      if (options.length === 0 && templateNames.includes(name)) return found;
      const pairs = new Map(options.map((option) => option.split("=") as [string, string]));
      return print(name, pairs, placeholders, { role, names });
    } catch (error) {
      errors.push(`${found.slice(0, 60)} ${explain(error)}`);
      return found;
    }
  });
  return { value: errors.length > 0 ? text : value, errors };
}

function print(
  name: string,
  options: ReadonlyMap<string, string>,
  placeholders: Placeholders,
  { role, names }: { role: TextRole; names: readonly string[] },
): string {
  const { facts } = placeholders;
  const fact = facts.get(name);
  const figure = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined;
  const allowed = fact ? FACT_OPTIONS : FIGURE_OPTIONS;
  const unknown = [...options.keys()].find((option) => !allowed.includes(option));
  if (!fact && !figure)
    throw new PlaceholderError(
      `is unknown.${didYouMean(name, names)} Use a name of content/facts.yaml or one of the figures ${Object.keys(FIGURES).join(", ")}.`,
    );
  if (unknown !== undefined)
    throw new PlaceholderError(
      `has the unknown option "${unknown}".${didYouMean(unknown, allowed)} Allowed: ${allowed.join(", ")}.`,
    );
  if (fact) return printFact(fact, options.get("as"), role);
  return figure
    ? printFigure(figure, options, facts, planFor(options.get("plan"), placeholders))
    : "";
}

/**
 * Returns the rate plan for a figure.
 * @param name the name that its `plan` option gives, if it has one
 * @throws PlaceholderError when there is no such plan, or the file is about another product
 */
function planFor(name: string | undefined, { plans, plan, own }: Placeholders): PlanWithExample {
  if (name && own && name !== own)
    throw new PlaceholderError(
      `has "plan=${name}", but the product's own plan is ${own}. Leave the option out.`,
    );
  const found = name ? plans.get(name) : plan;
  if (found) return found;
  throw new PlaceholderError(
    name
      ? `has "plan=${name}", which is no file of content/rate-plans.${didYouMean(name, plans.keys())}`
      : "needs a rate plan in content/rate-plans, which is missing or has errors.",
  );
}

/** Explains why something with a brace is not a placeholder. */
function notOne(found: string, names: readonly string[]): string {
  const correction =
    "Write a name, or a name and options, such as {maximumAmount} or {payment amount=12000 months=12}.";
  return found.length === 1
    ? `belongs to no placeholder. ${correction} A placeholder cannot contain another one.`
    : `is not a placeholder.${didYouMean(found.replace(/[^A-Za-z]/g, ""), names)} ${correction}`;
}

function explain(error: unknown): string {
  if (error instanceof PlaceholderError) return error.message;
  if (error instanceof RangeError) return `cannot be computed: ${error.message}.`;
  throw error;
}

/**
 * Checks that a placeholder is allowed at its position in Markdown. In the URL of a link, only numbers are
 * allowed, because the link check must know the rest.
 * @param before the text before the placeholder
 * @throws PlaceholderError when it is not allowed there
 */
function checkPlace(before: string, options: readonly string[]): void {
  if (/\]\([^)\n]*$/.test(before) && options.join() !== "as=number")
    throw new PlaceholderError(
      "is in the address of a link, where only a number can be, such as ?amount={exampleAmount as=number}. Write the address out.",
    );
  if (options.includes("as=link") && /\[[^\]\n]*$/.test(before))
    throw new PlaceholderError('prints a link inside a link. Remove "as=link" or the brackets.');
}
