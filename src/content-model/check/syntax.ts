import { LineCounter, parseDocument, type YAMLError } from "yaml";
import type { Problem } from "./problem";

type Located = Pick<Problem, "line" | "column" | "message">;

/**
 * Finds the first syntax error in a file, and the line on which the author made it. The parser only reports
 * the line on which it gives up, which may be far below. This function therefore tries quotes around one
 * value after another, and suggests them where they let the parser get further.
 */
export function syntaxError(source: string): Located {
  const lines = source.split("\n");
  const conflict = lines.findIndex((line) => /^(<{7}|\|{7}|={7}|>{7})(\s|$)/.test(line));
  if (conflict >= 0)
    return {
      line: conflict + 1,
      column: 1,
      message:
        "has two versions that git could not merge. Keep the lines of one, and delete the others and the marks.",
    };
  const { code, line, column } = firstError(lines) as ParseError;
  const certain = CERTAIN[code];
  if (certain && (code !== "TAB_AS_INDENT" || /^[ -]*\t/.test(lines[line] ?? "")))
    return { line: line + 1, column: 1, message: certain };
  return quotesFor(lines, line) ?? { line: line + 1, column, message: UNREADABLE };
}

interface ParseError {
  code: YAMLError["code"];
  /** Counted from zero. */
  line: number;
  column: number;
}

function firstError(lines: readonly string[]): ParseError | undefined {
  const lineCounter = new LineCounter();
  const { errors, warnings } = parseDocument(lines.join("\n"), {
    prettyErrors: false,
    lineCounter,
  });
  const [error] = [...errors, ...warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  if (!error) return undefined;
  const { line, col } = lineCounter.linePos(error.pos[0]);
  return { code: error.code, line: line - 1, column: col };
}

/** The messages for errors that the parser identifies reliably. */
const CERTAIN: Readonly<Record<string, string>> = {
  TAB_AS_INDENT:
    "is indented with a tab. Use two spaces for each level, here and in the lines below.",
  MULTIPLE_DOCS:
    "starts a second document. Delete this line, or move what follows to another file.",
  DUPLICATE_KEY:
    'has a name that its group already has above. Keep one of the two, or start a new entry with "- ".',
  BAD_DIRECTIVE: "starts with %. Put quotes around a text that starts with it.",
};

const UNREADABLE =
  'cannot be read, here or in a line beside it. Write "name: value", with a space after the colon; put names that belong together below each other, and two spaces before what belongs to a name.';

/** Splits a line into its value and everything before it: the indentation, list marks and the name. */
function partsOf(line = "") {
  const [, head = "", value = ""] =
    /^([ \t]*(?:- +)*(?:(?:"[^"]*"|'[^']*'|[^\s"'#][^:]*?):(?:[ \t]+|$))?)(.*?)\s*$/.exec(line) ??
    [];
  return { head, value };
}

/**
 * Suggests quotes for a value that needs them: on a line that leaves a quote or bracket open, on the line
 * with the error, or on a line next to it. Returns undefined if quotes do not help.
 */
function quotesFor(lines: readonly string[], error: number): Located | undefined {
  const opened = lines.flatMap((line, index) => {
    const { value } = partsOf(line);
    const isOpen = isUnclosed(value) || /^(?:\[[^\]]*|\{[^}]*)$/.test(value);
    return index <= error && isOpen ? [index] : [];
  });
  for (const index of [...opened, error, error + 1, error - 1]) {
    const { head, value } = partsOf(lines[index]);
    const [mark = ""] = /^["']/.exec(value) ?? [];
    if (!mark && !needsQuotes(value)) continue;
    const isClosed = mark && value.length > 1 && value.endsWith(mark);
    const text = isClosed ? value.slice(1, -1) : isUnclosed(value) ? value.slice(1) : value;
    const next = firstError(lines.with(index, head + inQuotes(text)));
    if (next && next.line <= Math.max(index, error)) continue;
    const message = `cannot be read as a text. Write ${shown(inQuotes(text))}`;
    return { line: index + 1, column: head.length + 1, message };
  }
  return undefined;
}

const isUnclosed = (value: string): boolean =>
  /^"(?:[^"\\]|\\.)*$/.test(value) || /^'(?:[^']|''|(?<=\p{L})'(?=\p{L}))*$/u.test(value);

const INDICATOR = /^[-?:,[\]{}#&*!|>%@`]/;

const needsQuotes = (value: string): boolean => INDICATOR.test(value) || /:(\s|$)/.test(value);

/** Puts a value in double quotes, or in single quotes if it contains a double quote or a backslash. */
const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

const shown = (text: string): string => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

/** Explains that a comment cuts off text, and how to keep the text. */
export function commentMessage(text: string, comment: string): string {
  const line = text.replace(/\s+/g, " ");
  const fault = line
    ? `is cut at " #": visitors read only "${shown(line)}"`
    : "is empty: what follows # is a comment";
  return `${fault}. Write ${shown(inQuotes(`${line} ${comment}`.trim()))}, or move the comment to a line of its own.`;
}

/**
 * The characters that Gatsby's YAML parser rejects: control characters other than tabs and line breaks, and
 * the noncharacters U+FFFE and U+FFFF.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/gu;

/**
 * Invisible characters, except joiners (in emoji and between letters), tags in flag emoji, and a byte order
 * mark at the start of a file.
 */
const INVISIBLE =
  /(?!^\ufeff)(?![\u{e0020}-\u{e007f}])(?:\p{Cf}|\u034f|[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0])(?<![\u200c\u200d](?=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u2640\u2642]))/gu;

/**
 * The characters that Windows-1252 has for the bytes 0x80 to 0xBF. In UTF-8, these bytes follow a character's
 * first byte.
 */
const FOLLOWING = "[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]";

/** UTF-8 that was misread as Windows-1252: accented letters and signs, quotes and dashes, and emoji. */
const MISREAD = RegExp(
  `(?<!\\p{Lu})[ÂÃ]${FOLLOWING}|(?:â|ð${FOLLOWING}|ï(?=[»¿]))${FOLLOWING}{2}`,
  "gu",
);

const codeOf = (letter: string): string =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Whitespace at the start of a line, often copied from a web page, that YAML does not treat as indentation. */
const OTHER_SPACE = /(?<=^[ \t]*)[^\S \t\r\n\ufeff]+/gm;

const FAULTS: readonly (readonly [RegExp, (found: string) => string])[] = [
  [CONTROL, (found) => `has an unprintable character (${codeOf(found)}). Delete it.`],
  [INVISIBLE, (found) => `has an invisible character (${codeOf(found)}) here. Delete it.`],
  [OTHER_SPACE, (found) => `is indented with a space (${codeOf(found)}) that is none in YAML.`],
  [/\ufffd+/gu, () => 'has "\ufffd" in place of a letter that was lost. Type the word again.'],
  [MISREAD, (found) => `has "${found}", which was read in another encoding. Type it again.`],
];

/**
 * Returns the offset of each character that is invisible or the result of an encoding error, with an
 * explanation.
 */
export const badCharacters = (source: string) =>
  FAULTS.flatMap(([pattern, explain]) =>
    [...source.matchAll(pattern)].map(({ 0: found, index }) => [index, explain(found)] as const),
  );
