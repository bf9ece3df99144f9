import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { readContent } from "../../../test/readContent";
import { indexQuestions } from "./questionIndex";

const { tabs } = readContent<Queries.FaqPageFieldsFragment>("faq/page.yaml");
const questions = tabs.flatMap((tab) => tab.questions);
const searches: Record<string, string[]> = parse(readFileSync("test/searches.yaml", "utf8"));
const find = indexQuestions(questions);

test("what people type finds its question among the first three, if the content has the question", () => {
  const missed = questions.flatMap(({ id }) =>
    (searches[id] ?? []).flatMap((words) => {
      const ids = find(words).found.map((question) => question.id);
      return ids.slice(0, 3).includes(id) ? [] : `"${words}" should find ${id}, and finds ${ids}`;
    }),
  );
  expect(missed).toEqual([]);
});
