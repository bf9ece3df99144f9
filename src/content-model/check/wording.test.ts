import { group, markdown, text } from "../fields";
import { defineKind } from "../kind";
import { SPECIFIED_TEXTS } from "../specifiedTexts";
import { avoidedWordsIn, otherThanSpecified } from "./wording";

const page = defineKind({
  files: "leaf.yaml",
  schema: group("Leaf", "A leaf.", { title: text("Its title."), body: markdown("Its text.") }),
});

const wordsIn = (body: string) =>
  avoidedWordsIn("leaf.yaml", { body }, page).map(({ message }) => /"(.*?)"/.exec(message)?.[1]);

test.each([
  ["Email: send an email, or two emails.", ["email", "emails"]],
  ["We analyze what you utilize.", ["utilize", "analyze"]],
  ["Your favorite color, prior to that.", ["prior to", "favorite", "color"]],
  ["Check any lender’s offer, or a lender's.", ["’"]],
])("finds the words in '%s' that the site does not use", (body, words) => {
  expect(wordsIn(body)).toEqual(words);
});

test.each([
  "Send an e-mail to {email as=link} or [us](mailto:email@color.example).",
  "Choose a colour. We analyse a sized prize, and seize and resize it.",
  "A citizen realised it.",
])("accepts '%s'", (body) => {
  expect(wordsIn(body)).toEqual([]);
});

test("reports a text that the specification words otherwise, and no word of the specification's", () => {
  const [file = "", texts = {}] = Object.entries(SPECIFIED_TEXTS)[0] ?? [];
  const [key = "", text = ""] = Object.entries(texts)[0] ?? [];
  expect(otherThanSpecified(file, { [key]: text })).toEqual([]);
  expect(otherThanSpecified(file, { [key]: "Something else" })).toEqual([
    expect.objectContaining({ path: [key] }),
  ]);
});

test("counts the occurrences of a word in its text", () => {
  expect(avoidedWordsIn("leaf.yaml", { body: "An email. An email." }, page)).toEqual([
    expect.objectContaining({ path: ["body"], at: { text: "email", occurrence: 0 } }),
    expect.objectContaining({ path: ["body"], at: { text: "email", occurrence: 1 } }),
  ]);
});
