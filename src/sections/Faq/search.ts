import { plainText } from "../../lib/plainText";

export interface Searchable {
  id: string;
  question: string;
  answer: string;
}

/** What the content says of searches. */
export interface SearchWords {
  /** Words and phrases that mean the same, with commas between. */
  sameWords: readonly string[];
  /** Words that are left out beside others. */
  smallWords: string;
}

/** Small letters without accents. */
export const plainLetters = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The words of a text, of which a search can have thousands that somebody pasted. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    plainLetters(text)
      .replace(/['’‘ʼ`´]/g, "")
      .match(/[\p{L}\p{N}]+/gu),
  ),
];

/**
 * Returns a pattern for each word of a search. It finds the start of words that are spelt so, with or
 * without an apostrophe, or written apart ("e-mail", "5,000"), and all that means the same.
 */
export function patternsOf(search: string, { sameWords, smallWords }: SearchWords): RegExp[] {
  const groups = sameWords.map((group) =>
    group.split(",").map((phrase) => wordsOf(phrase).join(" ")),
  );
  const phrases = groups
    .flatMap((group) => group.map((phrase) => [phrase, group] as const))
    .sort(([one], [other]) => other.length - one.length);
  let rest = ` ${wordsOf(search).slice(0, 40).join(" ")} `;
  const found: (readonly string[])[] = [];
  for (const [phrase, group] of phrases)
    if (rest.includes(` ${phrase} `)) {
      rest = rest.replace(` ${phrase} `, " ");
      found.push(group);
    }
  const words = rest.split(" ").filter(Boolean);
  const small = wordsOf(smallWords);
  const large = words.filter((word) => !small.includes(word));
  const typed = large.length + found.length > 0 ? large : words;
  return [...found.map(patternOf), ...typed.map((word) => patternOf([word]))];
}

const END = String.raw`(?![\p{L}\p{N}])`;

function patternOf(phrases: readonly string[]): RegExp {
  const spellings = phrases.flatMap((phrase) => {
    const words = phrase.replace(/(?<=\p{L}{3})s$/u, "").split(" ");
    const spelt = words.map((word) => [...word].join("['’‘]?")).join(String.raw`[^\p{L}\p{N}]+`);
    const isPart = phrases.length === 1 || phrase.length > 3;
    const isLong = words.length === 1 && phrase.length > 3 && phrase.length <= 30;
    const apart = [...phrase].join(String.raw`[^\p{L}\p{N}]{0,2}`);
    return [isPart ? spelt : spelt + END, ...(isLong ? [`${apart}s?${END}`] : [])];
  });
  return RegExp(String.raw`(?<![\p{L}\p{N}])(?:${spellings.join("|")})`, "gu");
}

/**
 * Returns the questions with every word of a search, in the question or in its answer: first those with
 * most words in the question. A search without letters or digits finds none.
 */
export function findQuestions<Question extends Searchable>(
  questions: readonly Question[],
  patterns: readonly RegExp[],
): { question: Question; isAsked: boolean }[] {
  if (patterns.length === 0) return [];
  const ranked = questions.flatMap((question) => {
    const [asked, answered] = [question.question, plainText(question.answer)].map(plainLetters);
    const others = patterns.filter((pattern) => asked?.search(pattern) === -1);
    const isFound = others.every((pattern) => answered?.search(pattern) !== -1);
    return isFound ? [{ question, missing: others.length }] : [];
  });
  return ranked
    .sort((one, other) => one.missing - other.missing)
    .map(({ question, missing }) => ({ question, isAsked: missing === 0 }));
}
