import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { MARKDOWN_TEXTS } from "../../../test/markdownTexts";
import { linksIn } from "./references";

const allLinksIn = (markdown: string) => {
  const links: string[] = [];
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === "link" || node.type === "definition") links.push(node.url);
  });
  return links;
};

test("no link is missed where plain paragraphs are not read", () => {
  const links = MARKDOWN_TEXTS.map(allLinksIn);
  expect(links.filter((found) => found.length > 0).length).toBeGreaterThan(1000);
  expect(MARKDOWN_TEXTS.map(linksIn)).toEqual(links);
});
