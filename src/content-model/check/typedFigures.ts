import type { Kind } from "../kind";
import { type Fact, type Facts, linkTo } from "../placeholders/facts";
import { blankOut, type Remark, remarkOn } from "../remark";
import { textsIn } from "../walkContent";

/** Facts that many texts name, longer ones before those that they contain. */
const NAMES: ReadonlySet<string> = new Set(["company", "lender"]);

const FIGURE =
  /(?:[A-Z][A-Za-z]{0,2})?\p{Sc}\s?\d+(?:,\d{3})*(?:\.\d+)?|\d+(?:\.\d+)?\s?(?:%|per ?cent\b|(?:working )?days\b|hours\b)|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;

/**
 * Finds figures, e-mail addresses, contact details and the lender's names that are typed by hand. One
 * that a fact prints is a mistake, because it does not follow the fact; every other one is a hint.
 */
export function typedFiguresIn(content: unknown, kind: Kind, facts: Facts): Remark[] {
  const details = [...facts].filter(([name, fact]) => NAMES.has(name) || isContactDetail(fact));
  return textsIn(kind, content).flatMap(({ text, path }) => {
    // Readers see a no-break space as a space.
    const written = text.replaceAll("\u00a0", " ");
    const remark = (figure: string, index: number, name?: string): Remark => ({
      ...remarkOn({ text: written, path }, figure, index),
      isHint: name === undefined,
      message: name
        ? `"${figure}" is typed by hand. Write {${name}}, so that it changes with content/facts.yaml.`
        : `"${figure}" is typed by hand. If content/facts.yaml has it, or a loan costs it, write a placeholder.`,
    });
    return [
      ...[...blankOut(written).matchAll(FIGURE)]
        // Contact details follow; people have addresses of their own.
        .filter(
          ([figure]) =>
            !(
              figure.includes("@") &&
              (kind.hasOwnFigures || details.some(([, { text: detail }]) => detail === figure))
            ),
        )
        .map(({ 0: figure, index }) =>
          remark(figure, index, kind.hasOwnFigures ? undefined : nameOf(figure, facts)),
        ),
      ...details.flatMap(([name, { text: detail }]) =>
        [detail, ...(isLinkable(detail) ? [linkTo(detail, "link")] : [])].flatMap((form) => {
          const index = written.indexOf(form);
          return index < 0 ? [] : [remark(form, index, name)];
        }),
      ),
    ];
  });
}

/** Returns the name of the fact that prints a figure. */
const nameOf = (figure: string, facts: Facts): string | undefined => {
  const plain = figure.replace(/\s?per ?cent$/, "%");
  return [...facts].find(([, { text }]) => text === plain)?.[0];
};

const isLinkable = (text: string): boolean => /^\+\d|@/.test(text);

/** Whether a fact is a telephone number, an e-mail address or a street with its number. */
const isContactDetail = ({ text, number }: Fact): boolean =>
  number === undefined && (isLinkable(text) || /^\d+\w? \p{Lu}.{4,}/u.test(text));
