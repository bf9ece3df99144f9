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
import type { Problem } from "./problem";

export type KeyPath = readonly (string | number)[];

/** A YAML file's value, and where each part of it stands. */
export interface YamlFile {
  /** The file's path below the content folder. */
  file: string;
  value: unknown;
  /** A problem at a value, or at its key; at the nearest part that exists when the value is missing. */
  problemAt(path: KeyPath, message: string, at?: "key" | "value"): Problem;
}

/**
 * Reads a YAML file with positions.
 * @returns the file, or the problems that make it unreadable
 */
export function readYaml(file: string, bytes: Uint8Array): YamlFile | Problem[] {
  let source: string;
  try {
    source = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const message = "is not UTF-8 text. Save the file with the encoding UTF-8.";
    return [{ file, line: 1, column: 1, message }];
  }

  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const problemAtOffset = (offset: number, message: string): Problem => ({
    file,
    ...placeOf(offset, lineCounter),
    message,
  });

  const syntax = [...document.errors, ...document.warnings].map(({ pos, message, code }) =>
    problemAtOffset(pos[0], explainSyntax(message, code)),
  );
  if (syntax.length > 0) return syntax;
  if (document.contents === null)
    return [problemAtOffset(0, "is empty. Fill it in, or delete the file.")];

  const unsafe = unsafeParts(source, document).map(({ offset, message }) =>
    problemAtOffset(offset, message),
  );
  if (unsafe.length > 0) return unsafe;

  return { file, value: document.toJS(), problemAt: locator(file, source) };
}

/**
 * Finds places in a YAML file that is sound as YAML. It reads the file when it is first asked: the
 * places of ten thousand files would fill the memory, and hardly any is asked for.
 */
export function locator(file: string, source: string): YamlFile["problemAt"] {
  const lineCounter = new LineCounter();
  let places: Node | null | undefined;
  return (path, message, at = "value") => {
    places ??= parseDocument(source, { lineCounter }).contents;
    return { file, ...placeOf(offsetOf(places, path, at), lineCounter), message };
  };
}

function placeOf(offset: number, lineCounter: LineCounter): { line: number; column: number } {
  const { line, col } = lineCounter.linePos(offset);
  return { line: Math.max(line, 1), column: Math.max(col, 1) };
}

function explainSyntax(message: string, code: string): string {
  if (code === "TAB_AS_INDENT") return "indents with a tab. Use two spaces for each level.";
  if (code === "MULTIPLE_DOCS")
    return "starts a second document with ---. Delete this line, or keep the rest in a file of its own.";
  if (message.startsWith("Maximum call stack")) return "nests its groups and lists too deeply.";
  return `is not valid YAML: ${message.replace(/\.?$/, ".")}`;
}

function offsetOf(root: unknown, path: KeyPath, at: "key" | "value"): number {
  let node = root;
  let offset = startOf(root);
  for (const [depth, key] of path.entries()) {
    const last = depth === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair) break;
      offset =
        last && at === "value" ? (startOf(pair.value) ?? startOf(pair.key)) : startOf(pair.key);
      if (last && isEmpty(pair.value)) offset = startOf(pair.key);
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

/** A part of a file that is valid, but that readers of YAML do not all take for the same. */
interface UnsafePart {
  offset: number;
  message: string;
}

/** What no reader prints, and Gatsby's refuses: everything below the space but tab and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const UNPRINTABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/u;

/** Plain words and numbers that an older reader, such as Gatsby's, may take for something else. */
const DOUBTFUL = /^([-+.\d]|(y|n|yes|no|on|off|null|true|false|~|=|<<)$)/i;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The parts of a file that Gatsby's reader, which knows an older YAML, might read otherwise than
 * this check does, and those that no editor needs: aliases, groups as names.
 */
function unsafeParts(source: string, document: Document): UnsafePart[] {
  const found: UnsafePart[] = [];
  const add = (node: unknown, message: string) =>
    found.push({ offset: (isNode(node) && node.range?.[0]) || 0, message });

  const unprintable = source.search(UNPRINTABLE);
  if (unprintable >= 0)
    found.push({
      offset: unprintable,
      message: "has a character that cannot be printed. Delete it, or type the line again.",
    });
  if (document.directives?.yaml.explicit)
    add(undefined, "states a version of YAML. Delete the line that starts with %.");
  // The library's own `visit` notes the way to every part, which takes longer than all of this.
  const look = (node: unknown): void => {
    if (isPair(node)) {
      if (node.key !== null && !isScalar(node.key))
        add(node.key, "uses a list or a group as a name. Use a word.");
      look(node.key);
      look(node.value);
    } else if (isCollection(node)) node.items.forEach(look);
    else if (isAlias(node))
      add(node, `refers with *${node.source} to another place. Write the text out.`);
    else if (isScalar(node) && node.type === "PLAIN" && isReadOtherwise(node))
      add(
        node,
        DATE.test(node.source ?? "")
          ? `needs quotes around the date: "${node.source}".`
          : `needs quotes, because readers of YAML take it for different things: "${node.source}".`,
      );
  };
  look(document.contents);
  return found;
}

function isReadOtherwise({ source = "", value }: Scalar): boolean {
  if (source.length > 40 || !DOUBTFUL.test(source)) return false;
  const older: unknown = parse(source, { version: "1.1", logLevel: "silent" });
  return !Object.is(older, value);
}
