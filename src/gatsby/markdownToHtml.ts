import { micromark } from "micromark";

/** Converts Markdown to HTML. The content check validates every link; micromark alone drops tel: links. */
export const markdownToHtml = (markdown: string): string =>
  micromark(markdown, { allowDangerousProtocol: true });
