/** Words that Markdown has no other meaning for, on a line of their own. */
const LINE = String.raw`\p{L}(?:[\p{L}\p{N} .,;:!?'’‘“”()/%$€£+=–—…-]*[\p{L}\p{N}.,;:!?'’‘“”()/%$€£–—…])?`;

const PARAGRAPH = new RegExp(`(?<=^|\n\n)${LINE}(?=\n\n|\n?$)`, "gu");
const PARAGRAPHS = new RegExp(`^${LINE}(?:\n\n${LINE})*\n?$`, "u");

/** Most texts are nothing but words; those need no reader of Markdown, which costs far more. */
export const isPlain = (markdown: string): boolean => PARAGRAPHS.test(markdown);

/** The HTML of a text that `isPlain`: the same that a reader of Markdown makes of it. */
export const plainToHtml = (markdown: string): string =>
  markdown.replace(PARAGRAPH, "<p>$&</p>").replaceAll("\n\n", "\n");

/** A Markdown text with a letter in the place of each plain paragraph: its links and its form stay. */
export const withoutPlainWords = (markdown: string): string => markdown.replace(PARAGRAPH, "x");
