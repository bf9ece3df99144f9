import { micromark } from "micromark";

/** A line of text without any character that has a meaning in Markdown. */
const LINE = String.raw`\p{L}(?:[\p{L}\p{N} .,;:!?'’‘“”()/%$€£+=–—…-]*[\p{L}\p{N}.,;:!?'’‘“”()/%$€£–—…])?`;
const PARAGRAPH = new RegExp(`(?<=^|\n\n)${LINE}(?=\n\n|\n?$)`, "gu");
const PARAGRAPHS = new RegExp(`^${LINE}(?:\n\n${LINE})*\n?$`, "u");

/** Replaces a plain paragraph while Markdown is parsed: a private use character. */
const MARK = "\ue000";

/**
 * Converts Markdown to HTML. Most paragraphs have no markup: they bypass the parser, which otherwise
 * takes most of the time of a page's query.
 */
export function markdownToHtml(markdown: string): string {
  if (PARAGRAPHS.test(markdown))
    return markdown.replace(PARAGRAPH, "<p>$&</p>").replaceAll("\n\n", "\n");
  if (markdown.includes(MARK)) return parse(markdown);
  const plain: string[] = [];
  const rest = markdown.replace(PARAGRAPH, (paragraph) => {
    plain.push(paragraph);
    return MARK;
  });
  return parse(rest).replaceAll(MARK, () => plain.shift() ?? "");
}

/** The content check validates every link; the parser alone would drop tel: links. */
const parse = (markdown: string) => micromark(markdown, { allowDangerousProtocol: true });
