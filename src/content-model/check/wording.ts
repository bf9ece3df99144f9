import { describeFields, type Kind } from "../kind";
import type { KeyPath, YamlFile } from "./parseYaml";
import type { Problem } from "./problem";
import { blankOut, textsIn } from "./textsIn";

/** A word that the site does not use, and its position in a file. */
export interface AvoidedWord {
  text: string;
  advice: string;
  path: KeyPath;
  occurrence: number;
}

/** What the site does not write, and what it writes instead. */
const AVOIDED: readonly (readonly [words: RegExp, advice: string])[] = [
  [/\bemails?\b/gi, 'Write "e-mail".'],
  [/[‘’]/g, "Write a straight apostrophe (')."],
  [/\bColour App\b/g, 'Write "Colour app".'],
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

/** Texts that the specification fixes. */
const FIXED: ReadonlySet<string> = new Set([
  "Email",
  "Email address",
  "Email address must be at most {most} characters",
  "Please enter a valid email address",
  "Please enter your email address",
  "Your message was saved, but we couldn't send an email notification. Our team will still see your message.",
]);

/** Finds the words in a file's texts that the site does not use. */
export function avoidedWordsIn(content: unknown, kind: Kind): AvoidedWord[] {
  return [...textsIn(describeFields(kind.schema), content, [])].flatMap(({ text, path }) => {
    if (FIXED.has(text)) return [];
    const prose = blankOut(text);
    return AVOIDED.flatMap(([words, advice]) =>
      [...prose.matchAll(words)].map(({ 0: word, index }) => ({
        text: word,
        advice,
        path,
        occurrence: text.slice(0, index).split(word).length - 1,
      })),
    );
  });
}

interface FileWithWords extends Pick<YamlFile, "problemAt"> {
  references: { avoidedWords: AvoidedWord[] };
}

/** Reports the words that the site does not use. */
export const checkWording = (files: readonly FileWithWords[]): Problem[] =>
  files.flatMap(({ problemAt, references: { avoidedWords } }) =>
    avoidedWords.map(({ text, advice, path, occurrence }) =>
      problemAt(path, `"${text}" is not how the site writes. ${advice}`, { text, occurrence }),
    ),
  );
