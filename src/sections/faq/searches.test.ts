import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { readContent } from "../../../test/readContent";
import { markdownToHtml } from "../../gatsby/markdownToHtml";
import { indexQuestions } from "./questionIndex";

const { tabs } = readContent<Queries.FaqPageFieldsFragment>("faq/page.yaml");
const questions = tabs
  .flatMap((tab) => tab.questions)
  .map((each) => ({ ...each, answer: markdownToHtml(each.answer) }));
const searches: Record<string, string[]> = parse(readFileSync("test/searches.yaml", "utf8"));
const find = indexQuestions(questions);

// A copy of the content with fewer questions weighs words otherwise.
const isWhole = Object.keys(searches).every((id) => questions.some((each) => each.id === id));

test("what people type finds its question among the first three, if the FAQ has all the questions", () => {
  const missed = Object.entries(isWhole ? searches : {}).flatMap(([question, typed]) =>
    typed.flatMap((words) => {
      const ids = find(words).found.map(({ id }) => id);
      return ids.slice(0, 3).includes(question)
        ? []
        : `"${words}" should find ${question}, and finds ${ids}`;
    }),
  );
  expect(missed).toEqual([]);
});
