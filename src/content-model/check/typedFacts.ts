import { isRunningText, type Kind, metaOf } from "../kind";
import { lender as lenderKind } from "../kinds/site";
import { type Fact, type Facts, linkTo } from "../placeholders/facts";
import { monthlyRates } from "../placeholders/figures";
import type { Placeholders } from "../placeholders/resolveText";
import { ownPlan } from "../reading/load";
import type { ContentFile } from "../reading/parseYaml";
import type { Problem } from "../reading/problem";

/** The facts whose values are names unique to the lender. Text with such a name can only refer to that fact. */
const NAMES: ReadonlySet<string> = new Set(["company", "lender"]);

/**
 * Finds the lender's figures, contact details and names where they are written out instead of as
 * placeholders.
 */
export function typedFactsIn(file: ContentFile, facts: Facts): Problem[] {
  const forms = [...facts].flatMap(([name, fact]) =>
    typedForms(name, fact, file.kind).map((form) => ({ name, form, pattern: whole(form) })),
  );
  return file.values.flatMap(({ field, written: text, path }) => {
    const isSource = file.kind === lenderKind && path[0] === "offices";
    if (typeof text !== "string" || !isRunningText(field) || isSource) return [];
    // A no-break space is treated like a space, because it looks the same.
    const written = text.replaceAll("\u00a0", " ");
    return forms
      .filter(({ form, pattern }) => written.includes(form) && pattern.test(written))
      .map(({ name, form }) =>
        file.problemAt(
          path,
          `"${form}" is typed by hand. Write {${name}}, so that it changes everywhere. If it is another figure, give it a fact of its own.`,
        ),
      );
  });
}

const whole = (form: string): RegExp =>
  RegExp(`(?<![\\d\\p{L}.,])${form.replace(/[$+.()/]/g, "\\$&")}(?![\\p{L}\\d]|[.,]\\d)`, "u");

/**
 * Returns the forms in which an author may have written out a fact. Returns none for a fact that other text
 * may equal by coincidence.
 */
function typedForms(name: string, { text, number }: Fact, { hasOwnFigures }: Kind): string[] {
  if (number !== undefined)
    return !hasOwnFigures && /\p{Sc}|%$|(?:days|hours)$/u.test(text) ? [text] : [];
  const link = linkTo(text, "link");
  const isStreet = /^\d+\w? \p{Lu}.{4,}/u.test(text);
  return link ? [text, link] : NAMES.has(name) || isStreet ? [text] : [];
}

const SAME_PRICE =
  /\b(?:every\w*|each|all)(?: \w+){0,2} pays? the same\b|\bthe same (?:price|rate)s? for (?:every|all)/i;

/** Matches a placeholder that prints the price of the main product's plan. */
const MAIN_PRICE = /\{(monthlyRates?|fees|nominalRate|effectiveRate)\b(?![^}]*plan=)[^}]*\}/;

/**
 * If the prices of the products differ, returns hints about texts that say that all loans cost the same, and about the
 * first one that has only the main product's price. A product's own file is about its own price.
 */
export function samePriceIn(file: ContentFile, { lent = [] }: Placeholders): Problem[] {
  const prices = lent.map((plan) => monthlyRates(plan) + JSON.stringify(plan.fees ?? []));
  if (new Set(prices).size < 2 || ownPlan(file)) return [];
  const running = file.values.filter(({ field }) => isRunningText(field));
  const hints = running.flatMap(({ value, path }) => {
    const [found] = SAME_PRICE.exec(String(value)) ?? [];
    const message = `says "${found}", but the products have different prices. Say which product it is.`;
    return found ? [file.problemAt(path, message)] : [];
  });
  const ofMain = running.find(({ field, written }) => {
    const [, name] = MAIN_PRICE.exec(String(written)) ?? [];
    // The page fills in some names with the product's own price.
    return name && !(field && metaOf(field).templateNames?.includes(name));
  });
  if (ofMain) {
    const [found] = MAIN_PRICE.exec(String(ofMain.written)) ?? [];
    const message = `has ${found}, the main product's, but other products have other prices. Say which product it is.`;
    hints.push(file.problemAt(ofMain.path, message));
  }
  return hints.map((each) => ({ ...each, isHint: true }));
}
