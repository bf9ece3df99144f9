import { isUtf8 } from "node:buffer";
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parse,
  parseDocument,
  type Scalar,
} from "yaml";
import type { KeyPath, Position, Remark } from "../remark";
import { atStart, type Problem } from "./problem";

/** A parsed YAML file that can locate its parts. */
export interface YamlFile {
  /** The file's path below the content folder. */
  file: string;
  value: unknown;
  /** Locates a remark in the file: at its part, or at the nearest existing one when it is missing. */
  problemAt(remark: Remark): Problem;
}

/**
 * Parses a YAML file with positions.
 * @param ifEmpty what a file without anything says
 * @returns the file, or the problems that make it unreadable
 */
export function parseYaml(file: string, bytes: Buffer, ifEmpty?: object): YamlFile | Problem[] {
  if (!isUtf8(bytes))
    return [atStart(file, "is not UTF-8 text. Save the file with the encoding UTF-8.")];
  const source = bytes.toString("utf8");
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const problemAtOffset = (offset: number, message: string): Problem => ({
    file,
    ...positionOf(offset, lineCounter),
    message,
  });

  const syntax = [...document.errors, ...document.warnings].map(({ pos, message, code }) =>
    problemAtOffset(
      pos[0],
      STARTS_WITH_PLACEHOLDER.test(lineAt(source, pos[0]))
        ? "is not valid YAML. Put quotes around a text that starts with a placeholder."
        : explainSyntax(message, code),
    ),
  );
  if (syntax.length > 0) return syntax;
  if (document.contents === null && !ifEmpty)
    return [problemAtOffset(0, "is empty. Fill it in or delete the file.")];

  const ambiguous = ambiguousParts(source, document).map(({ offset, message }) =>
    problemAtOffset(offset, message),
  );
  if (ambiguous.length > 0) return ambiguous;

  return { file, value: document.toJS() ?? ifEmpty, problemAt: locator(file, source) };
}

/**
 * Returns the `problemAt` of a valid YAML file. It parses the file at the first call, because the
 * positions of ten thousand files would fill the memory and few are needed.
 */
function locator(file: string, source: string): YamlFile["problemAt"] {
  const lineCounter = new LineCounter();
  let root: Node | null | undefined;
  return ({ at, ...remark }) => {
    root ??= parseDocument(source, { lineCounter }).contents;
    const start = offsetOf(root, remark.path, at === "key");
    const offset = typeof at === "object" ? offsetOfText(source, start, at) : start;
    return { file, ...positionOf(offset, lineCounter), ...remark };
  };
}

/** Searches from a value's start: quotes and folding change no brace or figure in the source. */
function offsetOfText(
  source: string,
  start: number,
  { text, occurrence }: Exclude<Position, "key">,
): number {
  let offset = start - 1;
  for (let count = 0; count <= occurrence; count += 1) {
    offset = source.indexOf(text, offset + 1);
    if (offset < 0) return start;
  }
  return offset;
}

function positionOf(offset: number, lineCounter: LineCounter): { line: number; column: number } {
  const { line, col } = lineCounter.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

/** Matches `value: {name} and more`, which YAML parses as a group. */
const STARTS_WITH_PLACEHOLDER = /^\s*(?:- )*(?:\w+:|-) +\{\w/;

const lineAt = (source: string, offset: number): string =>
  source.slice(source.lastIndexOf("\n", offset - 1) + 1).split("\n", 1)[0] ?? "";

function explainSyntax(message: string, code: string): string {
  if (code === "TAB_AS_INDENT") return "is indented with a tab. Use two spaces for each level.";
  if (code === "MULTIPLE_DOCS")
    return "starts a second document with ---. Delete this line, or move what follows to another file.";
  if (message.startsWith("Maximum call stack")) return "nests groups and lists too deeply.";
  return `is not valid YAML: ${message.replace(/\.?$/, ".")}`;
}

function offsetOf(root: unknown, path: KeyPath, ofKey: boolean): number {
  let node = root;
  let offset = startOf(root);
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      offset = isLast && !ofKey ? (startOf(pair.value) ?? startOf(pair.key)) : startOf(pair.key);
      if (isLast && isEmpty(pair.value)) offset = startOf(pair.key);
      node = pair.value;
    } else if (isSeq(node) && typeof key === "number") {
      node = node.items[key];
      offset = startOf(node) || offset;
    } else break;
  }
  return offset;
}

const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;

const isEmpty = (node: unknown): boolean =>
  node === null || (isScalar(node) && node.value === null);

/** All control characters but tab and line ends. Gatsby's YAML parser rejects them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const UNPRINTABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/u;

/** The start of a plain scalar that YAML 1.1, which Gatsby parses, may read as another type. */
const MAYBE_AMBIGUOUS = /^([-+.\d]|(y|n|yes|no|on|off|null|true|false|~|=|<<)$)/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Finds what Gatsby's parser of YAML 1.1 may read differently, and what no editor needs. */
function ambiguousParts(source: string, document: Document): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  const add = (node: unknown, message: string) =>
    found.push({ offset: (isNode(node) && node.range?.[0]) || 0, message });

  const unprintable = source.search(UNPRINTABLE);
  if (unprintable >= 0)
    found.push({
      offset: unprintable,
      message: "contains an unprintable character. Delete it, or type the line again.",
    });
  if (document.directives?.yaml.explicit)
    add(undefined, "names a version of YAML. Delete the line that starts with %.");
  // The library's `visit` records the path to every node, which takes longer than this whole check.
  const walk = (node: unknown): void => {
    if (isPair(node)) {
      if (node.key !== null && !isScalar(node.key))
        add(node.key, "uses a list or a group as a name. Use a word.");
      walk(node.key);
      walk(node.value);
    } else if (isCollection(node)) node.items.forEach(walk);
    else if (isAlias(node))
      add(node, `contains the alias *${node.source}. Write the text out, or put it in quotes.`);
    else if (isScalar(node) && node.type === "PLAIN" && isAmbiguous(node))
      add(
        node,
        DATE.test(node.source ?? "")
          ? `needs quotes around the date: "${node.source}".`
          : `needs quotes, because YAML parsers read it differently: "${node.source}".`,
      );
  };
  walk(document.contents);
  return found;
}

function isAmbiguous({ source = "", value }: Scalar): boolean {
  if (source.length > 40 || !MAYBE_AMBIGUOUS.test(source)) return false;
  const asYaml11: unknown = parse(source, { version: "1.1", logLevel: "silent" });
  return !Object.is(asYaml11, value);
}
