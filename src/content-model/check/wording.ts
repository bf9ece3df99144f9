import type { Kind } from "../kind";
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
