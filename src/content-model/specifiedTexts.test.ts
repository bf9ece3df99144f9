import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import specifiedTexts from "./specifiedTexts.json";

// The lender's own words in them are facts. Delete the lines of texts that you word differently.
test.each(
  Object.entries(specifiedTexts).flatMap(([file, texts]) =>
    Object.entries(texts).map(([path, text]) => [file, path, text] as const),
  ),
)("%s has the specification's wording of %s", (file, place, text) => {
  const path = `content/${file}`;
  const content: unknown = existsSync(path) ? parse(readFileSync(path, "utf8")) : {};
  const written = place
    .split(".")
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);
  // A lender without an app, for example, lacks these texts.
  expect(written ?? text).toBe(text);
});
