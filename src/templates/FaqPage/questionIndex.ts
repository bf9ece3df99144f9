import MiniSearch from "minisearch";
import { plainLetters, plainText } from "../../lib/plainText";

interface SearchedQuestion {
  readonly id: string;
  readonly question: string;
  /** Other words that visitors may use for the question, comma-separated. */
  readonly keywords?: string | null | undefined;
  readonly answer: string;
}

/** A question answers a search if it matches this part of it, in which rare words weigh more than common ones. */
const LEAST_MATCHED = 0.5;

/** Questions that score less than this part of the best one's score are left out. */
const LEAST_SCORE = 0.35;

/** The number of questions shown at most if none answers the search. */
const LIKELY = 3;

/** A word that no question has, such as one of dialect, weighs like one in this many: less than a rare word. */
const UNKNOWN_COUNT = 2;

/** Returns the words without their endings, which visitors may use otherwise than the texts. */
const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .replace(/['’‘ʼ`´]/g, "")
    .match(/[\p{L}\p{N}]+/gu)
    ?.map((word) => word.replace(/^(.{5,}?)(?:ing|ed|s)$/, "$1")) ?? [];

/**
 * Returns a function that finds questions, best first, by words, their beginnings and misspelt words. If none of
 * them answers the search, it returns those that are likeliest to.
 */
export function indexQuestions<Question extends SearchedQuestion>(questions: readonly Question[]) {
  const texts = questions.map(({ id, question, keywords, answer }) => ({
    id,
    question,
    keywords: keywords ?? "",
    answer: plainText(answer),
  }));
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsOf(Object.values(text).join(" "))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const weightOf = (...words: readonly string[]) =>
    words.reduce(
      (sum, word) => sum + Math.log(1 + texts.length / (counts.get(word) ?? UNKNOWN_COUNT)),
      0,
    );
  const index = new MiniSearch<(typeof texts)[number]>({
    fields: ["question", "keywords", "answer"],
    tokenize: wordsOf,
    searchOptions: {
      boost: { question: 3, keywords: 3 },
      boostTerm: (word) => weightOf(word),
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(texts);
  return (search: string): { found: Question[]; isAnswered: boolean } => {
    // A visitor may paste a whole letter.
    const words = [...new Set(wordsOf(search))].slice(0, 40);
    const least = LEAST_MATCHED * weightOf(...words);
    const all = index.search(words.join(" "));
    const answers = all.filter(({ queryTerms }) => weightOf(...queryTerms) >= least);
    const isAnswered = answers.length > 0;
    const results = isAnswered ? answers : all.slice(0, LIKELY);
    const best = results[0]?.score ?? 0;
    const found = results.flatMap(({ id, score }) =>
      score < LEAST_SCORE * best ? [] : questions.filter((question) => question.id === id),
    );
    return { found, isAnswered };
  };
}
