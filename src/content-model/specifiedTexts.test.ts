import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import specifiedTexts from "./specifiedTexts.json";

// What is the lender's own in them is a fact. Delete the lines of texts that you word otherwise.
test.each(
  Object.entries(specifiedTexts).flatMap(([file, texts]) =>
    Object.entries(texts).map(([path, text]) => [file, path, text] as const),
  ),
)("%s words %s as the specification does", (file, place, text) => {
  const path = `content/${file}`;
  const content: unknown = existsSync(path) ? parse(readFileSync(path, "utf8")) : {};
  const written = place
    .split(".")
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);
  // A lender without an app, for example, has no text there.
  expect(written ?? text).toBe(text);
});
