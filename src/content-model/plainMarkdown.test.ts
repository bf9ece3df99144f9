import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { micromark } from "micromark";
import { visit } from "unist-util-visit";
import { parse } from "yaml";
import { isPlain, plainToHtml, withoutPlainWords } from "./plainMarkdown";

const SEED = 20_260_501;

/** Pieces of which texts are made that come near to every rule of Markdown. */
const PIECES = [
  ...["a", "Word", "é", "7", "1.", "1) ", "x.", " ", "  ", "\n", "\n\n", "\n\n\n", "\t", "    "],
  ..."-+*_=#>|`~!?&;:'\"’(){}<\\/%$€–…\u00a0\r\0".split(""),
  ...["[a](/b)", "[a]: /b", "[a]", "<b>", "<!--", "-->", "&amp;", "```", "---", "===", "- ", "* "],
  ...["https://a.b", "\n\nplain words\n\n", "TT$5 (10%).", "<https://a.b>"],
];

const texts = fc.sample(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join("")),
  { seed: SEED, numRuns: 20_000 },
);

const linksIn = (markdown: string) => {
  const links: string[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === "link" || node.type === "definition") links.push(node.url);
  });
  return links;
};

test("what is taken for plain becomes the same HTML as by the reader of Markdown", () => {
  const plain = [...texts, ...contentTexts()].filter(isPlain);
  expect(plain.length).toBeGreaterThan(500);
  expect(plain.map(plainToHtml)).toEqual(plain.map((text) => micromark(text)));
});

test("leaving out plain words changes no link", () => {
  const shortened = [...texts, "- a\n\nWords\n\n    [a](/b)\n"].filter(
    (text) => withoutPlainWords(text) !== text,
  );
  expect(shortened.filter((text) => linksIn(text).length > 0).length).toBeGreaterThan(100);
  expect(shortened.map((text) => linksIn(withoutPlainWords(text)))).toEqual(shortened.map(linksIn));
});

/** Every text of the site's content. */
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
