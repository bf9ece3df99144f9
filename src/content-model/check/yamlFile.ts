import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { Problem } from "./problem";
import { unsafeParts } from "./unsafeParts";

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
