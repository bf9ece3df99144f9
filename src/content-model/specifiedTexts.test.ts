import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import specifiedTexts from "./specifiedTexts.json";

// Facts fill in what differs by lender. If you reword one of these texts, delete its line in
// specifiedTexts.
test.each(
  Object.entries(specifiedTexts).flatMap(([file, texts]) =>
    Object.entries(texts).map(([path, text]) => [file, path, text] as const),
  ),
)("%s keeps %s as specifiedTexts.json has it: %s", (file, place, text) => {
  const path = `content/${file}`;
  const content: unknown = existsSync(path) ? parse(readFileSync(path, "utf8")) : {};
  const written = place
    .split(".")
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);
  // The text may be missing, for example if the lender has no app.
  expect(written ?? text).toBe(text);
});
