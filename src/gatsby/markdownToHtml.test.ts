import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { micromark } from "micromark";
import { parse } from "yaml";
import { MARKDOWN_TEXTS } from "../../test/markdownTexts";
import { markdownToHtml } from "./markdownToHtml";

const read = (text: string) => micromark(text, { allowDangerousProtocol: true });

it.each([
  ["texts near to every rule", MARKDOWN_TEXTS],
  ["the site's own texts", contentTexts()],
])("%s are converted to the same HTML as by the Markdown parser", (_, texts) => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.map(markdownToHtml)).toEqual(texts.map(read));
});

function contentTexts(): string[] {
  const found: string[] = [];
  for (const file of readdirSync("content", { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".yaml"))
      parse(readFileSync(join("content", file), "utf8"), (_, value) => {
        if (typeof value === "string") found.push(value);
        return value;
      });
  return found;
}
