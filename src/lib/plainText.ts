const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Returns the text of HTML that the build rendered from Markdown, on one line. */
export const plainText = (html: string) =>
  html
    .replace(/<\/?(p|ul|ol|li|h\d|blockquote|br|hr)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
