import { existsSync } from "node:fs";
import { readContent } from "../../../test/readContent";
import { findQuestions, parseSearch } from "../../lib/questionSearch";

interface Searches {
  searches: { question: string; words: string[] }[];
}

const { tabs, search } = readContent<Queries.FaqPageFieldsFragment>("faq/page.yaml");
const questions = tabs.flatMap((tab) => tab.questions);
const { searches }: Searches = existsSync("content/faq/searches.yaml")
  ? readContent("faq/searches.yaml")
  : { searches: [] };

/**
 * Returns the titles that a search finds, without duplicates, because the content may repeat a
 * question.
 */
const found = (words: string) => [
  ...new Set(
    findQuestions(questions, parseSearch(words, search)).map(({ question }) => question.question),
  ),
];

test("every example search in the content finds its question among the first three", () => {
  const titles = new Map(questions.map(({ id, question }) => [id, question]));
  const missed = searches.flatMap(({ question, words }) =>
    words
      .filter(
        (each) =>
          !found(each)
            .slice(0, 3)
            .includes(titles.get(question) ?? ""),
      )
      .map((each) => `"${each}" should find ${question}, and finds ${found(each).slice(0, 3)}`),
  );
  expect(missed).toEqual([]);
});
