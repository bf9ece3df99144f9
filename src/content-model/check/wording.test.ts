import { group, markdown, text } from "../fields";
import { defineKind } from "../kind";
import specifiedTexts from "./specifiedTexts.json";
import { deadPhrasesIn, otherThanSpecified } from "./wording";

const page = defineKind({
  files: "leaf.yaml",
  schema: group("Leaf", "A leaf.", { title: text("Its title."), body: markdown("Its text.") }),
});

test("hints at every dead phrase with its occurrence", () => {
  const body = "Prior to [that](/faq), in order to utilise it. In order to pay.";
  expect(deadPhrasesIn({ body }, page)).toEqual(
    [
      ["utilise", 0],
      ["Prior to", 0],
      ["in order to", 0],
      ["In order to", 0],
    ].map(([phrase, occurrence]) => ({
      path: ["body"],
      at: { text: phrase, occurrence },
      message: expect.stringContaining(`"${phrase}" is not how people talk`),
      isHint: true,
    })),
  );
});

test("hints at a text that the specification words otherwise", () => {
  const [file = "", texts = {}] = Object.entries(specifiedTexts)[0] ?? [];
  const [key = "", text = ""] = Object.entries(texts)[0] ?? [];
  expect(otherThanSpecified(file, { [key]: text })).toEqual([]);
  expect(otherThanSpecified(file, { [key]: "Something else" })).toEqual([
    expect.objectContaining({ path: [key], isHint: true }),
  ]);
});
