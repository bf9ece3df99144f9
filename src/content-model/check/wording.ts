import type { Kind } from "../kind";
import { type Fact, type Facts, linkTo } from "../placeholders/facts";
import type { Placeholders } from "../placeholders/resolveText";
import { isLeftOut } from "../placeholders/trueWhen";
import { blankOut, type Remark, remarkOn } from "../remark";
import { textsIn } from "../walkContent";
import specifiedTexts from "./specifiedTexts.json";

/** The texts that the specification fixes, by content file and path. */
const SPECIFIED_TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = specifiedTexts;

/** Phrases that nobody says, and one word for one thing. */
const DEAD_PHRASES: readonly (readonly [phrase: RegExp, advice: string])[] = [
  [/\b(?:utili[sz]e[sd]?|leverag(?:e[sd]?|ing))\b/gi, 'Write "use".'],
  [/\b(?:commence[sd]?|commencing)\b/gi, 'Write "begin".'],
  [/\b(?:prior to|in advance of)\b/gi, 'Write "before".'],
  [/\b(?:in order to|so as to)\b/gi, 'Write "to".'],
  [/\b(?:with regard to|in respect of|regarding)\b/gi, 'Write "about".'],
  [/\b(?:in the event that|should you)\b/gi, 'Write "if".'],
  [/\bat hand\b/gi, 'Write "ready" or "near".'],
  [/\bin all(?=[.,;:])/gi, 'Write "a total of".'],
  [/\b(?:pursuant to|hereby|herein|thereof|aforesaid)\b/gi, "Write it as you would say it."],
  [/\b(?:seamless(?:ly)?|world-class|cutting-edge|hassle-free)\b/gi, "Say what it does instead."],
  [/\binstallments?\b/gi, 'Write "instalment".'],
];

/** Returns a hint for every dead phrase in a file's texts. */
export const deadPhrasesIn = (content: unknown, kind: Kind): Remark[] =>
  textsIn(kind, content).flatMap((part) =>
    DEAD_PHRASES.flatMap(([phrase, advice]) =>
      [...blankOut(part.text).matchAll(phrase)].map(({ 0: found, index }) => ({
        ...remarkOn(part, found, index),
        message: `"${found}" is not how people talk. ${advice}`,
        isHint: true,
      })),
    ),
  );

/**
 * Returns a hint for every text of a file that the specification words otherwise. What is the lender's own
 * in them is a fact. Entries of lists, such as menus, may be moved, added and removed.
 */
export const otherThanSpecified = (file: string, content: unknown): Remark[] =>
  Object.entries(SPECIFIED_TEXTS[file] ?? {}).flatMap(([keys, text]) => {
    const path = keys.split(".");
    const written = path.reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      content,
    );
    return written === text || typeof written !== "string"
      ? []
      : [{ path, message: `is "${text}" in the specification.`, isHint: true }];
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
  const isDetail = (figure: string) => details.some(([, { text }]) => text === figure);
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
    const figures = [...blankOut(written).matchAll(FIGURE)].flatMap(({ 0: figure, index }) => {
      // People have addresses of their own, and those of the lender follow.
      if (figure.includes("@") && (kind.hasOwnFigures || isDetail(figure))) return [];
      return [remark(figure, index, kind.hasOwnFigures ? undefined : nameOf(figure, facts))];
    });
    const typedDetails = details.flatMap(([name, { text: detail }]) =>
      [detail, linkTo(detail, "link")].flatMap((form) =>
        form && written.includes(form) ? [remark(form, written.indexOf(form), name)] : [],
      ),
    );
    return [...figures, ...typedDetails];
  });
}

/** Returns the name of the fact that prints a figure. */
const nameOf = (figure: string, facts: Facts): string | undefined => {
  const plain = figure.replace(/\s?per ?cent$/, "%");
  return [...facts].find(([, { text }]) => text === plain)?.[0];
};

/** Whether a fact is a telephone number, an e-mail address or a street with its number. */
const isContactDetail = ({ text, number }: Fact): boolean =>
  number === undefined && (linkTo(text, "link") !== undefined || /^\d+\w? \p{Lu}.{4,}/u.test(text));
