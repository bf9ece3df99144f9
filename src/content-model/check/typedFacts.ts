import { isRunningText, type Kind } from "../kind";
import { type Fact, type Facts, linkTo } from "../placeholders/facts";
import type { ContentFile } from "./parseYaml";
import type { Problem } from "./problem";

/** The facts whose values are names unique to the lender. Text with such a name can only refer to that fact. */
const NAMES: ReadonlySet<string> = new Set(["company", "lender"]);

/** Finds figures, contact details and names of the lender that are written out instead of as placeholders. */
export function typedFactsIn(file: ContentFile, facts: Facts): Problem[] {
  const forms = [...facts].flatMap(([name, fact]) =>
    typedForms(name, fact, file.kind).map((form) => ({ name, form, pattern: whole(form) })),
  );
  return file.values.flatMap(({ field, written: text, path }) => {
    if (typeof text !== "string" || !isRunningText(field)) return [];
    // A no-break space is treated like a space, because it looks the same.
    const written = text.replaceAll("\u00a0", " ");
    return forms
      .filter(({ form, pattern }) => written.includes(form) && pattern.test(written))
      .map(({ name, form }) =>
        file.problemAt(
          path,
          `"${form}" is typed by hand. Write {${name}}, so that it changes with content/facts.yaml.`,
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
