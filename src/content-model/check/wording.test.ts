import { group, markdown, text } from "../fields";
import { defineKind } from "../kind";
import { avoidedWordsIn } from "./wording";

const page = defineKind({
  name: "Leaf",
  files: "leaf.yaml",
  schema: group("Leaf", "A leaf.", { title: text("Its title."), body: markdown("Its text.") }),
});

const wordsIn = (body: string) => avoidedWordsIn({ body }, page).map((word) => word.text);

test.each([
  ["Send an email, or two Emails.", ["email", "Emails"]],
  ["Get the Colour App.", ["Colour App"]],
  ["We analyze what you utilize.", ["utilize", "analyze"]],
  ["Your favorite color, prior to that.", ["prior to", "favorite", "color"]],
  ["Check any lender’s offer, or a lender's.", ["’"]],
])("finds the words in '%s' that the site does not use", (body, words) => {
  expect(wordsIn(body)).toEqual(words);
});

test.each([
  "Send an e-mail to {email as=link} or [us](mailto:email@color.example).",
  "Get the Colour app. We analyse a sized prize, and seize and resize it.",
  "A citizen realised it.",
])("accepts '%s'", (body) => {
  expect(wordsIn(body)).toEqual([]);
});

test("accepts a text when the specification fixes it", () => {
  expect(avoidedWordsIn({ title: "Email address" }, page)).toEqual([]);
});

test("counts the occurrences of a word in its text", () => {
  expect(avoidedWordsIn({ body: "An email. An email." }, page)).toEqual([
    expect.objectContaining({ path: ["body"], occurrence: 0 }),
    expect.objectContaining({ path: ["body"], occurrence: 1 }),
  ]);
});
