import type { Kind } from "../kind";
import { type Fact, type Facts, linkTo } from "../placeholders/facts";
import { type Remark, remarkOn } from "../remark";
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
      [...part.text.matchAll(phrase)].map(({ 0: found, index }) => ({
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

/** Facts that many texts name. */
const NAMES: ReadonlySet<string> = new Set(["company", "lender"]);

/** Finds figures, contact details and the lender's names that a fact prints, and that are typed by hand. */
export function typedFactsIn(content: unknown, kind: Kind, facts: Facts): Remark[] {
  const forms = [...facts].flatMap(([name, fact]) =>
    typedForms(name, fact, kind).map((form) => ({ name, form, pattern: whole(form) })),
  );
  return textsIn(kind, content).flatMap(({ text, path }) => {
    // Readers see a no-break space as a space.
    const written = text.replaceAll("\u00a0", " ");
    return forms.flatMap(({ name, form, pattern }) =>
      [...(written.includes(form) ? written.matchAll(pattern) : [])].map(({ index }) => ({
        ...remarkOn({ text: written, path }, form, index),
        message: `"${form}" is typed by hand. Write {${name}}, so that it changes with content/facts.yaml.`,
      })),
    );
  });
}

const whole = (form: string): RegExp =>
  RegExp(`(?<![\\d\\p{L}.,])${form.replace(/[$+.()/]/g, "\\$&")}(?![\\p{L}\\d]|[.,]\\d)`, "gu");

/** Returns how a fact would be typed; nothing where others may print the same by chance. */
function typedForms(name: string, { text, number }: Fact, { hasOwnFigures }: Kind): string[] {
  if (number !== undefined)
    return !hasOwnFigures && /\p{Sc}|%$|(?:days|hours)$/u.test(text) ? [text] : [];
  const link = linkTo(text, "link");
  const isStreet = /^\d+\w? \p{Lu}.{4,}/u.test(text);
  return link ? [text, link] : NAMES.has(name) || isStreet ? [text] : [];
}
