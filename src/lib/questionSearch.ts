import { memo } from "./memo";
import { plainLetters, plainText } from "./plainText";

interface SearchWords {
  /** The synonyms. Each entry is a comma-separated list of words and phrases that mean the same. */
  sameWords: readonly string[];
  /** The stop words, comma-separated. They are ignored unless a search contains nothing else. */
  smallWords: string;
}

/** Returns each word in the text only once, because a visitor may paste thousands into the search field. */
const wordsOf = (text: string): string[] => [
  ...new Set(
    plainLetters(text)
      .replace(/['’‘ʼ`´]/g, "")
      .match(/[\p{L}\p{N}]+/gu),
  ),
];

/** Roughly stems a word by removing -ing, -ed or -s: "missed" becomes "miss". */
const stemOf = (word: string) => word.replace(/(?<=\p{L}{4})(?:ing|ed)$|(?<=\p{L}{3})s$/u, "");

const stemsOf = (text: string) => wordsOf(text).map(stemOf);

/** Returns the stop words, and each phrase with its synonyms, longest phrase first. */
const preparedWords = memo(({ sameWords, smallWords }: SearchWords) => ({
  stopWords: stemsOf(smallWords),
  phrases: sameWords
    .map((line) => line.split(",").map((phrase) => wordsOf(phrase).join(" ")))
    .flatMap((group) => group.map((phrase) => [stemsOf(phrase).join(" "), group] as const))
    .sort(([one], [other]) => other.length - one.length),
}));

/**
 * Returns a pattern for each word in a search. A pattern matches the start of a word and its synonyms,
 * with or without apostrophes, hyphens, commas and spaces ("e-mail", "5,000").
 */
export function parseSearch(search: string, searchWords: SearchWords) {
  const { phrases, stopWords } = preparedWords(searchWords);
  let rest = ` ${stemsOf(search).slice(0, 40).join(" ")} `;
  const found = new Set<readonly string[]>();
  for (const [phrase, group] of phrases)
    if (rest.includes(` ${phrase} `)) {
      rest = rest.replace(` ${phrase} `, " ");
      found.add(group);
    }
  const words = rest.split(" ").filter(Boolean);
  const asking = words.filter((word) => stopWords.includes(word));
  const others = words.filter((word) => !stopWords.includes(word));
  const remaining = others.length + found.size > 0 ? others : words;
  return {
    /** A pattern for each significant word or phrase in the search. */
    patterns: [...[...found].map(patternOf), ...remaining.map((word) => patternOf([word]))],
    /** The stop words in the search. They break ties between questions that match equally well. */
    asking,
  };
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
  /** Other words that visitors may use for the question, comma-separated. */
  keywords?: string | null | undefined;
  answer: string;
}

/** The searchable text of a question, cached because it is needed again on every key press. */
const textsOf = memo(({ question, keywords, answer }: SearchedQuestion) => ({
  title: plainLetters(`${question} , ${keywords ?? ""}`),
  answer: plainLetters(plainText(answer)),
  phrases: [question, ...(keywords ?? "").split(",")].map((phrase) => ({
    letters: plainLetters(phrase),
    words: stemsOf(phrase),
  })),
}));

/** If no question matches all the words, weaker matches fill the list up to this number. */
const FEWEST = 3;

/**
 * Returns the questions that match the most patterns, best first. If none matches all of them, weaker matches
 * fill the list up to three. Among equal matches, a question comes first if the search covers more of its
 * title or of one of its keywords.
 */
export function findQuestions<Question extends SearchedQuestion>(
  questions: readonly Question[],
  { patterns, asking }: ReturnType<typeof parseSearch>,
): { question: Question; isInTitle: boolean }[] {
  const titled = patterns.map((pattern) =>
    questions.filter((question) => textsOf(question).title.search(pattern) !== -1),
  );
  const ranked = questions
    .map((question) => {
      const { answer, phrases } = textsOf(question);
      const inTitle = titled.filter((found) => found.includes(question));
      const inAnswer = patterns.filter(
        (pattern, index) => !titled[index]?.includes(question) && answer.search(pattern) !== -1,
      );
      return {
        question,
        isInTitle: inTitle.length === patterns.length,
        matched: inTitle.length + inAnswer.length,
        likeness: Math.max(
          ...phrases.map(
            ({ letters, words }) =>
              (asking.filter((word) => words.includes(word)).length +
                patterns.filter((pattern) => letters.search(pattern) !== -1).length) /
              Math.max(words.length, 1),
          ),
        ),
      };
    })
    .filter(({ matched }) => matched > 0)
    .sort((one, other) => other.matched - one.matched || other.likeness - one.likeness);
  const [best] = ranked;
  return ranked.filter(
    ({ matched }, index) =>
      matched === best?.matched || (index < FEWEST && best && best.matched < patterns.length),
  );
}
