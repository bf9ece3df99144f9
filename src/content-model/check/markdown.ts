import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { visit } from "unist-util-visit";
import { quoted } from "./wrongValues";

/** The links in a Markdown string, and its unsupported parts, each with a correction. */
interface Markdown {
  links: string[];
  faults: string[];
  hasTable: boolean;
}

/** The parsed Markdown by its source. Cached, because parsing takes longer than the rest of the check. */
const known = new Map<string, Markdown>();

export function parseMarkdown(text: string): Markdown {
  const parsed = known.get(text) ?? parse(text);
  known.set(text, parsed);
  return parsed;
}

function parse(text: string): Markdown {
  const content: Markdown = { links: [], faults: [], hasTable: false };
  // Text without any of these characters needs no parsing.
  if (!/[[<#|]|^\s*[-=]+\s*$/m.test(text)) return content;
  const extensions = { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] };
  visit(fromMarkdown(text, extensions), (node) => {
    const written = text.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === "link" || node.type === "definition") content.links.push(node.url);
    else if (/^image/.test(node.type) || (node.type === "html" && /^<img\b/i.test(written)))
      content.faults.push(
        `${quoted(written)} shows no picture: a text has only words. Move it to a field of its own, such as picture, or delete it.`,
      );
    else if (node.type === "html")
      content.faults.push(
        `${quoted(written)} is HTML, which pages show as it is written. Start a paragraph with an empty line, a list with "- ", and write **bold**.`,
      );
    else if (node.type === "heading" && node.depth !== 3)
      content.faults.push(
        `${quoted(written)} is a heading of the page. Write ### for one within a text, or an empty line above a line of dashes.`,
      );
    else if (node.type === "paragraph" && written.startsWith("|"))
      content.faults.push(
        `${quoted(written)} is no table: below its first line, it needs a line such as | --- | --- |, with as many columns.`,
      );
    else if (node.type === "table") content.hasTable = true;
  });
  return content;
}
