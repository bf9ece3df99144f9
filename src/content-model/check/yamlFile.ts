import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
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

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

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
  const problemAtOffset = (offset: number, message: string): Problem => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), message };
  };

  const syntax = [...document.errors, ...document.warnings].map(({ pos, message, code }) =>
    problemAtOffset(
      pos[0],
      code === "TAB_AS_INDENT"
        ? "indents with a tab. Use two spaces for each level."
        : `is not valid YAML: ${message.replace(/\.?$/, ".")}`,
    ),
  );
  if (syntax.length > 0) return syntax;
  if (document.contents === null)
    return [problemAtOffset(0, "is empty. Fill it in, or delete the file.")];

  // Gatsby's YAML reader takes an unquoted day for a point in time, not for the text it looks like.
  const days: Problem[] = [];
  visit(document, {
    Scalar(_, node) {
      if (node.type === "PLAIN" && ISO_DATE.test(node.source ?? ""))
        days.push(
          problemAtOffset(node.range?.[0] ?? 0, `needs quotes around the date: "${node.source}".`),
        );
    },
  });
  if (days.length > 0) return days;

  return {
    file,
    value: document.toJS(),
    problemAt: (path, message, at = "value") =>
      problemAtOffset(offsetOf(document.contents, path, at), message),
  };
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
