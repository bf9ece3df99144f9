import { micromark } from "micromark";

export interface Sentence {
  text: string;
  words: number;
  syllables: number;
}

const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/**
 * Returns the sentences of a text, plain or Markdown. Headings, labels and entries of lists that do
 * not end like a sentence are left out.
 */
export function sentencesIn(text: string): Sentence[] {
  const blocks = micromark(text)
    .replace(/<\/(?:p|li|h\d)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&quot;", '"')
    .split("\n");
  return blocks
    .flatMap((block) => [...segmenter.segment(block)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[.!?]["”')]*$/.test(sentence))
    .map(measured);
}

function measured(text: string): Sentence {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return { text, words: words.length, syllables };
}

/** Counts the syllables of an English word by its groups of vowels; a figure counts as one. */
export function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/[^a-zà-ÿ]/g, "")
    .replace(/(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0));
  return Math.max(1, spoken.match(/[aeiouyà-ÿ]+/g)?.length ?? 0);
}

/**
 * Returns the age at which people read sentences with ease: the Flesch-Kincaid grade level
 * (https://apps.dtic.mil/sti/citations/ADA006655) and the five years before the first grade.
 */
export function readingAge(sentences: readonly Sentence[]): number {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const syllables = sentences.reduce((sum, sentence) => sum + sentence.syllables, 0);
  return 0.39 * (words / sentences.length) + 11.8 * (syllables / words) - 15.59 + 5;
}
