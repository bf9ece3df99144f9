import { didYouMean } from "../check/problem";
import {
  computeFact,
  FACT_OPTIONS,
  type Fact,
  type Facts,
  printFact,
  type TextRole,
} from "./facts";
import { FIGURE_OPTIONS, FIGURES, type Plans, printFigure } from "./figures";
import type { Moves } from "./moves";
import { type Placeholder, PlaceholderError } from "./parse";

/** What placeholders and links are resolved with. */
export interface Placeholders {
  facts: Facts;
  plans: Plans;
  /** Links to redirected paths are replaced; without it, they stay. */
  moves?: Moves;
}

/**
 * Returns the text that replaces a placeholder.
 * @param names every name that may be used, for advice about an unknown one
 * @throws PlaceholderError when its name or an option is unknown, or does not fit
 * @throws RangeError when a figure cannot be computed
 */
export function printPlaceholder(
  placeholder: Placeholder,
  { facts, plans }: Placeholders,
  { role, names }: { role: TextRole; names: readonly string[] },
): string {
  const { name, options } = placeholder;
  const fact = facts.get(name);
  if (fact) {
    checkOptions(placeholder, FACT_OPTIONS);
    return printFact(computeFact(facts, fact, placeholder), options.get("as"), role);
  }
  const figure = Object.hasOwn(FIGURES, name) && FIGURES[name];
  if (!figure) throw unknownName(name, names);
  checkOptions(placeholder, FIGURE_OPTIONS);
  return printFigure(plans, facts, figure, placeholder);
}

/**
 * Returns the fact of a placeholder that must have a number.
 * @throws PlaceholderError when there is no such fact
 */
export function numericFact(
  placeholder: Placeholder,
  facts: Facts,
): Exclude<Fact, { type: "text" }> {
  const fact = facts.get(placeholder.name);
  if (!fact) throw unknownName(placeholder.name, namesOf(facts));
  checkOptions(placeholder, FACT_OPTIONS);
  const computed = computeFact(facts, fact, placeholder);
  if (computed.type === "text" || placeholder.options.has("as"))
    throw new PlaceholderError("must be a fact with a number, without the option as.");
  return computed;
}

export const namesOf = (facts: Facts): string[] => [...facts.keys(), ...Object.keys(FIGURES)];

function unknownName(name: string, names: readonly string[]): PlaceholderError {
  return new PlaceholderError(
    `is unknown.${didYouMean(name, names)} Use a name of content/facts.yaml or one of the figures ${Object.keys(FIGURES).join(", ")}.`,
  );
}

function checkOptions({ options }: Placeholder, allowed: Readonly<Record<string, string>>): void {
  for (const option of options.keys())
    if (!Object.hasOwn(allowed, option))
      throw new PlaceholderError(
        `has the unknown option "${option}".${didYouMean(option, Object.keys(allowed))} Allowed: ${Object.keys(allowed).join(", ")}.`,
      );
}

/** Returns the message about a placeholder that cannot be resolved. */
export function explain(error: unknown, placeholder: string): string {
  if (error instanceof PlaceholderError) return `${placeholder} ${error.message}`;
  if (error instanceof RangeError) return `${placeholder} cannot be computed: ${error.message}.`;
  throw error;
}
