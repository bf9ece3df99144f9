import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import specifiedTexts from "./specifiedTexts.json";

// Placeholders stand for what differs between lenders. If you reword one of these strings, delete its line in
// specifiedTexts.json.
test.each(
  Object.entries(specifiedTexts).flatMap(([file, texts]) =>
    Object.entries(texts).map(([path, text]) => [file, path, text] as const),
  ),
)("%s keeps %s as worded in specifiedTexts.json: %s", (file, place, text) => {
  const path = `content/${file}`;
  const content: unknown = existsSync(path) ? parse(readFileSync(path, "utf8")) : {};
  const written = place
    .split(".")
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);
  // The field may be missing, for example if the lender has no app.
  expect(written ?? text).toBe(text);
});
