const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** Decodes the characters that the Markdown renderer encodes. */
export const decoded = (html: string): string =>
  html.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Converts HTML that the build rendered from Markdown to plain text on one line. */
export const plainText = (html: string) =>
  decoded(
    html.replace(/<\/?(p|ul|ol|li|h\d|blockquote|br|hr)\b[^>]*>/g, " ").replace(/<[^>]+>/g, ""),
  )
    .replace(/\s+/g, " ")
    .trim();

/** Lower-cases the text and removes accents. */
export const plainLetters = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** A typical reading speed, in words per minute, for plain prose that contains figures. */
const WORDS_A_MINUTE = 200;

/** Returns the reading time of the sections and their headings in whole minutes, at least one. */
export function readingMinutes(sections: readonly { title: string; body: string }[]): number {
  const words = sections.flatMap(({ title, body }) => `${title} ${plainText(body)}`.split(/\s+/));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
