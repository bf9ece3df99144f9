import { plainText } from "./plainText";

/** How fast people read plain prose with figures in it. */
const WORDS_A_MINUTE = 200;

/** How many words the sections have, their headings included. */
export const wordCount = (sections: readonly { title: string; body: string }[]) =>
  sections.flatMap(({ title, body }) => `${title} ${plainText(body)}`.split(/\s+/)).length;

/** How long the sections take to read, in whole minutes, at least one. */
export const readingMinutes = (sections: readonly { title: string; body: string }[]) =>
  Math.max(1, Math.round(wordCount(sections) / WORDS_A_MINUTE));
