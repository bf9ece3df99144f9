import { micromark } from "micromark";

/** Words that Markdown has no other meaning for, on a line of their own. */
const LINE = String.raw`\p{L}(?:[\p{L}\p{N} .,;:!?'’‘“”()/%$€£+=–—…-]*[\p{L}\p{N}.,;:!?'’‘“”()/%$€£–—…])?`;
const PARAGRAPH = new RegExp(`(?<=^|\n\n)${LINE}(?=\n\n|\n?$)`, "gu");
const PARAGRAPHS = new RegExp(`^${LINE}(?:\n\n${LINE})*\n?$`, "u");

/** Stands for a plain paragraph: a sign without a meaning, in Markdown and anywhere. */
const MARK = "\ue000";

/**
 * The HTML of a Markdown text. Most paragraphs are nothing but words; the reader of Markdown, which
 * takes far longer than everything else that a page asks for, reads only what is left.
 */
export function markdownToHtml(markdown: string): string {
  if (PARAGRAPHS.test(markdown))
    return markdown.replace(PARAGRAPH, "<p>$&</p>").replaceAll("\n\n", "\n");
  if (markdown.includes(MARK)) return read(markdown);
  const plain: string[] = [];
  const rest = markdown.replace(PARAGRAPH, (words) => {
    plain.push(words);
    return MARK;
  });
  return read(rest).replaceAll(MARK, () => plain.shift() ?? "");
}

/** The content check has judged every link; the reader alone would drop tel: links. */
const read = (markdown: string) => micromark(markdown, { allowDangerousProtocol: true });
