import type { Kind } from "../kind";
import { type Fact, type Facts, linkTo } from "../placeholders/facts";
import type { Placeholders } from "../placeholders/resolveText";
import { isLeftOut } from "../placeholders/trueWhen";
import { blankOut, type Remark, remarkOn } from "../remark";
import { SPECIFIED_TEXTS } from "../specifiedTexts";
import { textsIn } from "../walkContent";

/** What the site does not write, and what it writes instead. */
const AVOIDED: readonly (readonly [words: RegExp, advice: string])[] = [
  // With a capital letter it is a form's label, as specified.
  [/\bemails?\b/g, 'Write "e-mail".'],
  [/[‘’]/g, "Write a straight apostrophe (')."],
  [/\b(?:utili[sz]e[sd]?|leverag(?:e[sd]?|ing))\b/gi, 'Write "use".'],
  [/\b(?:commence[sd]?|commencing)\b/gi, 'Write "begin".'],
  [/\bprior to\b/gi, 'Write "before".'],
  [/\bin order to\b/gi, 'Write "to".'],
  [/\b(?:pursuant to|hereby|herein|thereof)\b/gi, "Write it as you would say it."],
  [/\b(?:seamless(?:ly)?|world-class|cutting-edge|hassle-free)\b/gi, "Say what it does instead."],
  [
    /\b(?:colors?|centers?|favor\w*|behaviors?|neighbors?|labor|gray|catalogs?|canceled|fulfill|enroll)\b/gi,
    "Spell it as in British English.",
  ],
  [
    /\b(?!(?:re|over|cap)?siz|priz|seiz|utiliz)[a-z]+(?:iz(?:e[sd]?|ing|ations?)|yz(?:e[sd]?|ing))\b/gi,
    "Spell it as in British English, with -ise or -yse.",
  ],
];

/** Returns a hint for every word in a file's texts that the site does not use. */
export function avoidedWordsIn(file: string, content: unknown, kind: Kind): Remark[] {
  return textsIn(kind, content).flatMap(({ text, path }) => {
    if (SPECIFIED_TEXTS[file]?.[path.join(".")]) return [];
    const prose = blankOut(text);
    return AVOIDED.flatMap(([words, advice]) =>
      [...prose.matchAll(words)].map(({ 0: word, index }) => ({
        ...remarkOn({ text, path }, word, index),
        message: `"${word}" is not how the site writes. ${advice}`,
        isHint: true,
      })),
    );
  });
}

/** Returns a mistake for every text of a file that the specification words otherwise. */
export const otherThanSpecified = (file: string, content: unknown): Remark[] =>
  Object.entries(SPECIFIED_TEXTS[file] ?? {}).flatMap(([keys, text]) => {
    const path = keys.split(".");
    const written = path.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      content,
    );
    return written === text || typeof written !== "string"
      ? []
      : [{ path, message: `must be "${text}", which the specification fixes.` }];
  });

/**
 * Finds sentences that call one of the lender's rates flat while its plan charges interest on what is
 * still owed.
 */
export function flatRatesIn(content: unknown, kind: Kind, { facts, plan }: Placeholders): Remark[] {
  if (plan?.interest !== "reducing") return [];
  const rates = [...facts].flatMap(([name, { text }]) => (text.endsWith("%") ? [name] : []));
  const rate = `\\{(?:${rates.join("|")})\\b`;
  const sentence = RegExp(`\\bflat\\b[^.\\n]*?${rate}|${rate}[^.\\n]*\\bflat\\b`, "gi");
  const shown = textsIn(kind, content).filter((part) => !isLeftOut(part, plan));
  return shown.flatMap((part) =>
    [...part.text.matchAll(sentence)].map(({ 0: words, index }) => ({
      ...remarkOn(part, words, index),
      message: `"${words}" says that our rate is flat, but content/calculators/standalone.yaml charges interest on what is still owed. Rewrite the sentence, or give a question "trueWhen: flatRate".`,
    })),
  );
}

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
