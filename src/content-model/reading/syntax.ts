import { LineCounter, parseDocument } from "yaml";
import { shortened } from "../check/wrongValues";

/**
 * Finds the error in a file that the YAML parser rejects: git's marks of a conflict, or else the first error.
 * The parser may give up far below the author's mistake. This function therefore tries quotes around likely
 * values, and suggests them where they let the parser get further.
 */
export function syntaxError(source: string) {
  const lines = source.split("\n");
  const conflict = lines.findIndex((line) => /^(<{7}|\|{7}|={7}|>{7})(\s|$)/.test(line));
  if (conflict >= 0) return { line: conflict + 1, column: 1, message: MESSAGES.CONFLICT };
  const { code, line, column } = firstError(lines);
  if (code === "TAB_AS_INDENT" || code === "DUPLICATE_KEY")
    return { line: line + 1, column: 1, message: MESSAGES[code] };
  return quotesFor(lines, line) ?? { line: line + 1, column, message: MESSAGES.UNREADABLE };
}

/** Returns the parser's first error. Its line is counted from zero, and Infinity if there is no error. */
function firstError(lines: readonly string[]) {
  const lineCounter = new LineCounter();
  const document = parseDocument(lines.join("\n"), { prettyErrors: false, lineCounter });
  const errors = [...document.errors, ...document.warnings];
  const [error] = errors.sort((one, other) => one.pos[0] - other.pos[0]);
  if (!error) return { line: Infinity, column: 1 };
  const { line, col } = lineCounter.linePos(error.pos[0]);
  return { code: error.code, line: line - 1, column: col };
}

/** The messages for errors that the parser or git's marks identify reliably, and for all others. */
const MESSAGES = {
  CONFLICT:
    "has two versions that git could not merge. Keep the lines of one, and delete the others and the marks.",
  TAB_AS_INDENT:
    "is indented with a tab. Use two spaces for each level, here and in the lines below.",
  DUPLICATE_KEY:
    'has a name that its group already has above. Keep one of the two, or start a new entry with "- ".',
  UNREADABLE:
    'cannot be read, here or in a line beside it. Write "name: value", with a space after the colon; put names that belong together below each other, and two spaces before what belongs to a name.',
} as const;

/** Splits a line into its value and everything before it: the indentation, list marks and the name. */
function partsOf(line = "") {
  const [, head = "", value = ""] = /^(\s*(?:- +)*(?:\w+:(?: +|$))?)(.*?)\s*$/.exec(line) ?? [];
  return { head, value };
}

const IS_OPEN = /^(?:"[^"]*|'[^']*|\[[^\]]*|\{[^}]*)$/;
const NEEDS_QUOTES = /^["'\-?:,[\]{}#&*!|>%@`]|:(\s|$)/;

/**
 * Suggests quotes for a value that needs them: on a line that leaves a quote or bracket open, on the line
 * with the error, or on a line next to it. Returns undefined if quotes do not help.
 */
function quotesFor(lines: readonly string[], error: number) {
  const opened = [...lines.keys()].filter(
    (index) => index <= error && IS_OPEN.test(partsOf(lines[index]).value),
  );
  for (const index of [...opened, error, error + 1, error - 1]) {
    const { head, value } = partsOf(lines[index]);
    if (!NEEDS_QUOTES.test(value)) continue;
    const text = inQuotes(value.replace(/^(["'])(.*)\1$/, "$2").replace(/^(["'])(?!.*\1)/, ""));
    if (firstError(lines.with(index, head + text)).line <= Math.max(index, error)) continue;
    const message = `cannot be read as a text. Write ${shortened(text, 90)}`;
    return { line: index + 1, column: head.length + 1, message };
  }
  return undefined;
}

/** Puts a value in double quotes, or in single quotes if it contains a double quote or a backslash. */
const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** Explains that a comment cuts off text, and how to keep the text. */
export function commentMessage(text: string, comment: string): string {
  const line = text.replace(/\s+/g, " ");
  const fault = line
    ? `is cut at " #": visitors read only "${shortened(line, 90)}"`
    : "is empty: what follows # is a comment";
  return `${fault}. Write ${shortened(inQuotes(`${line} ${comment}`.trim()), 90)}, or move the comment to a line of its own.`;
}

/** Control and format characters, except joiners and a first byte order mark; other spaces as indentation. */
const INVISIBLE =
  /(?:(?<=[\s\S])\ufeff|(?!\u200c|\u200d|[\t\n\r\ufeff\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\ufffe\uffff]|(?<=^[ \t]*)[^\S \t\r\n\ufeff])+/gmu;

/** UTF-8 that was misread as Windows-1252: accented letters and signs, quotes and dashes, and emoji. */
const MISREAD = /(?<!\p{Lu})[ÂÃ][\u00a0-\u00bf]|â(?:€.|‚¬)|ðŸ..|ï»¿/gu;

const FAULTS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    INVISIBLE,
    (found) =>
      `has an invisible character (U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}). Delete it or type a space.`,
  ],
  [/\ufffd+/gu, () => 'has "\ufffd" in place of a letter that was lost. Type the word again.'],
  [MISREAD, (found) => `has "${found}", which was read in another encoding. Type it again.`],
];

/** Returns the offset of each character that is invisible or was lost between encodings, with its cure. */
export const badCharacters = (source: string) =>
  FAULTS.flatMap(([pattern, explain]) =>
    [...source.matchAll(pattern)].map(({ 0: found, index }) => [index, explain(found)] as const),
  );
