import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { MARKDOWN_TEXTS } from "../../../test/markdownTexts";
import { linksIn } from "./references";

const linksInWholeText = (markdown: string) => {
  const links: string[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === "link" || node.type === "definition") links.push(node.url);
  });
  return links;
};

test("finds every link when plain paragraphs are skipped", () => {
  const links = MARKDOWN_TEXTS.map(linksInWholeText);
  expect(links.filter((found) => found.length > 0).length).toBeGreaterThan(
    MARKDOWN_TEXTS.length / 20,
  );
  expect(MARKDOWN_TEXTS.map(linksIn)).toEqual(links);
});
