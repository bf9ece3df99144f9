import { plainText } from "../../lib/plainText";

interface SearchWords {
  /** Synonyms: each entry is a comma-separated list of words and phrases. */
  sameWords: readonly string[];
  /** Stop words, comma-separated. A search of stop words alone still uses them. */
  smallWords: string;
}

/** Returns lower-case letters without accents. */
export const plainLetters = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Returns the distinct words of a text. A visitor may paste thousands into the search. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    plainLetters(text)
      .replace(/['’‘ʼ`´]/g, "")
      .match(/[\p{L}\p{N}]+/gu),
  ),
];

/**
 * Returns a pattern for each word of a search. It matches synonyms and the start of words, with or without
 * apostrophes, hyphens, commas and spaces ("e-mail", "5,000").
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
  const stopWords = wordsOf(smallWords);
  const searchWords = words.filter((word) => !stopWords.includes(word));
  const remaining = searchWords.length + found.length > 0 ? searchWords : words;
  return [...found.map(patternOf), ...remaining.map((word) => patternOf([word]))];
}

const END = String.raw`(?![\p{L}\p{N}])`;

function patternOf(phrases: readonly string[]): RegExp {
  const spellings = phrases.flatMap((phrase) => {
    const words = phrase.replace(/(?<=\p{L}{3})s$/u, "").split(" ");
    const spelling = words.map((word) => [...word].join("['’‘]?")).join(String.raw`[^\p{L}\p{N}]+`);
    const isPrefix = phrases.length === 1 || phrase.length > 3;
    const isSplittable = words.length === 1 && phrase.length > 3 && phrase.length <= 30;
    const split = [...phrase].join(String.raw`[^\p{L}\p{N}]{0,2}`);
    return [isPrefix ? spelling : spelling + END, ...(isSplittable ? [`${split}s?${END}`] : [])];
  });
  return RegExp(String.raw`(?<![\p{L}\p{N}])(?:${spellings.join("|")})`, "gu");
}

interface SearchedQuestion {
  id: string;
  question: string;
  answer: string;
}

/** The letters of each question's title and answer, which are the same at every key. */
const texts = new WeakMap<SearchedQuestion, readonly [title: string, answer: string]>();

function textsOf(question: SearchedQuestion): readonly [title: string, answer: string] {
  const known = texts.get(question);
  if (known) return known;
  const found = [
    plainLetters(question.question),
    plainLetters(plainText(question.answer)),
  ] as const;
  texts.set(question, found);
  return found;
}

/** Returns the questions that match every pattern, most matches in the title first; none without patterns. */
export function findQuestions<Question extends SearchedQuestion>(
  questions: readonly Question[],
  patterns: readonly RegExp[],
): { question: Question; isInTitle: boolean }[] {
  if (patterns.length === 0) return [];
  const ranked = questions.flatMap((question) => {
    const [title, answer] = textsOf(question);
    const others = patterns.filter((pattern) => title.search(pattern) === -1);
    const isFound = others.every((pattern) => answer.search(pattern) !== -1);
    return isFound ? [{ question, missing: others.length }] : [];
  });
  return ranked
    .sort((one, other) => one.missing - other.missing)
    .map(({ question, missing }) => ({ question, isInTitle: missing === 0 }));
}
