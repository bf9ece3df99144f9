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

/** Returns the first three titles that a search finds. The content may repeat a question, so each counts once. */
const found = (words: string) => {
  const results = findQuestions(questions, parseSearch(words, search));
  return [...new Set(results.map(({ question }) => question.question))].slice(0, 3);
};

test("every example search in the content finds its question among the first three", () => {
  const titles = new Map(questions.map(({ id, question }) => [id, question]));
  const missed = searches.flatMap(({ question, words }) =>
    words
      .filter((each) => !found(each).includes(titles.get(question) ?? ""))
      .map((each) => `"${each}" should find ${question}, and finds ${found(each)}`),
  );
  expect(missed).toEqual([]);
});
