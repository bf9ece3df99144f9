import { parseDocument, type YAMLError } from "yaml";

/** A mistake in a file's syntax, at a place counted from 1. */
export interface SyntaxMistake {
  line: number;
  column: number;
  message: string;
}

/**
 * Finds the first mistake in a file's syntax, at the line where it was typed. The parser reports where it
 * cannot go on, which may be pages below; so lines are repaired as they were probably meant, and a repair
 * after which the parser goes further is the cure.
 * @param isName whether a line can have this name
 */
export function syntaxMistake(source: string, isName: (name: string) => boolean): SyntaxMistake {
  const lines = source.split("\n");
  const conflict = lines.findIndex((line) => /^(<{7}|\|{7}|={7}|>{7})(\s|$)/.test(line));
  if (conflict >= 0)
    return {
      line: conflict + 1,
      column: 1,
      message:
        "has two versions that git could not merge. Keep the lines of one, and delete the others and the marks.",
    };
  const { code, line, column, message } = firstError(lines) as ParseError;
  const certain = CERTAIN[code];
  if (certain && (code !== "TAB_AS_INDENT" || /^[ -]*\t/.test(lines[line] ?? "")))
    return { line: line + 1, column: 1, message: certain };
  if (code === "DUPLICATE_KEY") return doubledName(lines, line);
  return (
    repairOf(lines, line, isName) ?? { line: line + 1, column, message: explain(code, message) }
  );
}

interface ParseError extends SyntaxMistake {
  code: YAMLError["code"];
}

/** Returns the first error, at a line that is counted from 0. */
function firstError(lines: readonly string[]): ParseError | undefined {
  const source = lines.join("\n");
  const { errors, warnings } = parseDocument(source, { prettyErrors: false });
  const [error] = [...errors, ...warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  if (!error) return undefined;
  const { code, message } = error;
  const before = source.slice(0, error.pos[0]).split("\n");
  return { code, message, line: before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The mistakes that the parser recognises. */
const CERTAIN: Readonly<Record<string, string>> = {
  TAB_AS_INDENT:
    "is indented with a tab. Use two spaces for each level, here and in the lines below.",
  MULTIPLE_DOCS:
    "starts a second document. Delete this line, or move what follows to another file.",
  BAD_DIRECTIVE: "starts with %. Put quotes around a text that starts with it.",
};

function doubledName(lines: readonly string[], index: number): SyntaxMistake {
  const { indent, name } = partsOf(lines[index]);
  const first = lines.findLastIndex((other, before) => {
    const parts = partsOf(other);
    return before < index && parts.name === name && parts.indent.length === indent.length;
  });
  const entry = lines[first]?.trimStart().startsWith("- ")
    ? ', or start a new entry with "- "'
    : "";
  return {
    line: index + 1,
    column: indent.length + 1,
    message: `is the second line named "${name}"; line ${first + 1} is the first. Keep one of them${entry}.`,
  };
}

/** A line: its indentation with dashes, its name, and its value after the head that both are. */
function partsOf(line = "") {
  const [, indent = "", name = "", gap = "", value = ""] =
    /^([ \t]*(?:- +)*)(?:("[^"]*"|'[^']*'|[^\s"'#][^:]*?)(:(?:[ \t]+|$)))?(.*?)\s*$/.exec(line) ??
    [];
  return { indent, name, head: indent + name + gap, value };
}

/** A line as it was probably meant, and what to do; the place is the line's start if left out. */
interface Attempt {
  line: string;
  message: string;
  column?: number;
}

/** Returns what was probably meant by a line that opens a quote or a bracket, or by those beside the error. */
function repairOf(
  lines: readonly string[],
  error: number,
  isName: (name: string) => boolean,
): SyntaxMistake | undefined {
  const opened = lines.flatMap((line, index) => {
    const { value } = partsOf(line);
    const isOpen = isUnclosed(value) || /^(?:\[[^\]]*|\{[^}]*)$/.test(value);
    return index <= error && isOpen ? [index] : [];
  });
  for (const index of [...opened, error, error + 1, error - 1])
    for (const { line, message, column = 1 } of attemptsAt(lines, index, isName)) {
      const next = firstError(lines.with(index, line));
      if (!next || next.line > Math.max(index, error)) return { line: index + 1, column, message };
    }
  return undefined;
}

function* attemptsAt(
  lines: readonly string[],
  index: number,
  isName: (name: string) => boolean,
): Generator<Attempt> {
  const line = lines[index];
  if (line === undefined || line.trim() === "") return;
  yield* separateName(line, isName);
  yield* quoteValue(line);
  yield* keepComment(line);
  yield* indentLine(lines, index, isName);
}

function* separateName(line: string, isName: (name: string) => boolean): Generator<Attempt> {
  const [, indent = "", name = "", value = ""] =
    /^([ \t]*(?:- +)*)([A-Za-z]\w*)(?!: |:$)[\s:：;=]*(.*?)\s*$/.exec(line) ??
    /^([ \t]*(?:- +)*)"([A-Za-z]\w*): *(.*)"\s*$/.exec(line) ??
    [];
  const separate = `${name}: ${needsQuotes(value) ? inQuotes(value) : value}`.trimEnd();
  if (isName(name))
    yield {
      line: indent + separate,
      message: `needs a name, a colon and a space before its value. Write ${shown(separate)}`,
    };
}

const isUnclosed = (value: string): boolean =>
  /^"(?:[^"\\]|\\.)*$/.test(value) || /^'(?:[^']|''|(?<=\p{L})'(?=\p{L}))*$/u.test(value);

const INDICATOR = /^[-?:,[\]{}#&*!|>%@`]/;

const needsQuotes = (value: string): boolean => INDICATOR.test(value) || /:(\s|$)/.test(value);

/** Writes a text in the quotes that it needs. */
export const inQuotes = (text: string): string =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** Shortens what a message repeats. */
const shown = (text: string): string => (text.length > 90 ? `${text.slice(0, 89)}…` : text);

function* quoteValue(line: string): Generator<Attempt> {
  const { head, value } = partsOf(line);
  const [mark = ""] = /^["']/.exec(value) ?? [];
  if (!mark && !needsQuotes(value)) return;
  const isClosed = value.length > 1 && value.endsWith(mark);
  const quoted = inQuotes(
    mark && isClosed ? value.slice(1, -1) : isUnclosed(value) ? value.slice(1) : value,
  );
  const why = isUnclosed(value)
    ? `opens a quote (${mark}) and does not close it`
    : mark
      ? `has ${value.includes("\\") ? "a backslash" : mark} inside its quotes`
      : `needs quotes, because it ${INDICATOR.test(value) ? `starts with ${value[0]}` : "has a colon"}`;
  yield {
    line: head + quoted,
    column: head.length + 1,
    message: `${why}. Write ${shown(quoted)}`,
  };
}

/** Says what a comment after a text cuts, and how to write it if it belongs to the text. */
export function commentMessage(text: string, comment: string): string {
  const line = text.replace(/\s+/g, " ");
  const fault = line
    ? `is cut at " #": visitors read only "${shown(line)}"`
    : "is empty: what follows # is a comment";
  return `${fault}. Write ${shown(inQuotes(`${line} ${comment}`.trim()))}, or move the comment to a line of its own.`;
}

/** A comment ends a text that goes on in the next line. */
function* keepComment(line: string): Generator<Attempt> {
  const { head, value } = partsOf(line);
  const [, text = "", comment = ""] = /^([^"'|>].*?)\s+(#.*)$/.exec(value) ?? [];
  if (text)
    yield {
      line: head + text,
      column: line.length - comment.length + 1,
      message: commentMessage(text, comment),
    };
}

function* indentLine(
  lines: readonly string[],
  index: number,
  isName: (name: string) => boolean,
): Generator<Attempt> {
  const line = lines[index] ?? "";
  const text = line.trimStart();
  const own = line.length - text.length;
  const above = lines
    .slice(0, index)
    .filter((other) => other.trim() !== "")
    .reverse()
    .map((other) => partsOf(other).indent.length);
  if (above.length === 0) return;
  const isText = !isName(partsOf(line).name) && !text.startsWith("- ");
  for (const indent of new Set([...above, (above[0] ?? 0) + 2]))
    if (indent !== own)
      yield {
        line: " ".repeat(indent) + text,
        message: isText
          ? `has no name. Write "name: value", or put ${spaces(indent)} before it if it belongs to the text above.`
          : `starts with ${spaces(own)}, and needs ${spaces(indent)} to be in line with what it belongs to.`,
      };
}

const spaces = (count: number): string =>
  count === 0 ? "no space" : `${count} space${count === 1 ? "" : "s"}`;

function explain(code: YAMLError["code"], message: string): string {
  if (message.startsWith("Maximum call stack")) return "nests groups and lists too deeply.";
  if (code === "BAD_ALIAS") return "needs quotes around a text that starts with * or &.";
  return `is not valid YAML: ${message.replace(/\.?$/, ".")}`;
}
