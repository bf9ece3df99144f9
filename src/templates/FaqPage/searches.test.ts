import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { readContent } from "../../../test/readContent";
import { testOnSample } from "../../../test/testOnSample";
import { markdownToHtml } from "../../gatsby/markdownToHtml";
import { indexQuestions } from "./questionIndex";

const { tabs } = readContent<Queries.FaqPageFieldsFragment>("faq/page.yaml");
const questions = tabs
  .flatMap((tab) => tab.questions)
  .map((each) => ({ ...each, answer: markdownToHtml(each.answer) }));
const searches: Record<string, string[]> = parse(readFileSync("test/searches.yaml", "utf8"));
const find = indexQuestions(questions);

testOnSample("what people type finds its question among the first three", () => {
  const missed = Object.entries(searches).flatMap(([question, typed]) =>
    typed.flatMap((words) => {
      const ids = find(words).found.map(({ id }) => id);
      return ids.slice(0, 3).includes(question)
        ? []
        : `"${words}" should find ${question}, and finds ${ids}`;
    }),
  );
  expect(missed).toEqual([]);
});
