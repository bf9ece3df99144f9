/** NUL, and halves of surrogate pairs: PostgreSQL can never store them (22P05, 22P02). */
const unstorable = /\0|\p{Surrogate}/gu;

const lineBreak = /\r\n?|\u2028|\u2029/g;

/** Line breaks, tabs and other controls, with the spaces around them. */
const breaksInLine = /[ ]*[\p{Cc}\u2028\u2029]+[ ]*/gu;

/**
 * A one-line field as it is sent: what the database cannot store is removed, a run of line breaks,
 * tabs or other controls becomes one space, white space at both ends goes. All else stays as typed.
 */
export function cleanLine(text: string): string {
  return text.replace(unstorable, "").replace(breaksInLine, " ").trim();
}

/**
 * A field of several lines as it is sent: what the database cannot store is removed, every kind of
 * line break becomes `\n`, white space at both ends goes. All else stays as typed.
 */
export function cleanParagraphs(text: string): string {
  return text.replace(unstorable, "").replace(lineBreak, "\n").trim();
}
