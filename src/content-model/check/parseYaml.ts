import { isUtf8 } from "node:buffer";
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from "yaml";
import { describeFields, type FieldDescription, fieldIn, type Kind } from "../kind";
import type { KeyPath, Position, Remark } from "../remark";
import { badCharacters, type Finding } from "./characters";
import { CURES } from "./cures";
import { atStart, type Problem } from "./problem";
import { commentMessage, syntaxMistake } from "./syntax";

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
 * @returns the file, or the problems that make it unreadable
 */
export function parseYaml(file: string, bytes: Buffer, kind: Kind): YamlFile | Problem[] {
  if (!isUtf8(bytes))
    return [atStart(file, "is not UTF-8 text. Save the file with the encoding UTF-8.")];
  const source = bytes.toString("utf8");
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const located = ({ offset, message }: Finding) => ({
    file,
    ...positionOf(offset, lineCounter),
    message,
  });
  if (document.errors.length + document.warnings.length > 0)
    return [...badCharacters(source).map(located), { file, ...syntaxMistake(source) }];
  if (document.contents === null && !kind.ifMissing)
    return [atStart(file, "is empty. Fill it in or delete the file.")];
  const findings = inspect(source, document, kind);
  if (findings.length > 0) return findings.map(located);
  const value = document.toJS() ?? kind.ifMissing;
  return {
    file,
    value,
    problemAt({ at, ...remark }) {
      const start = offsetOf(document, remark.path, at === "key");
      const offset = typeof at === "object" ? offsetOfText(source, start, at) : start;
      return { file, ...positionOf(offset, lineCounter), ...remark };
    },
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

/** Returns where a value or its key starts; where it is missing, the key of what is around it. */
function offsetOf(document: Document, path: KeyPath, ofKey: boolean): number {
  if (path.length === 0) return startOf(document.contents);
  const [around, key] = [path.slice(0, -1), path.at(-1)];
  const parent = around.length > 0 ? document.getIn(around, true) : document.contents;
  const pair = isMap(parent)
    ? parent.items.find((item) => isScalar(item.key) && item.key.value === key)
    : undefined;
  if (pair) return startOf(ofKey || isEmpty(pair.value) ? pair.key : pair.value);
  const entry = isSeq(parent) && parent.items[Number(key)];
  return entry ? startOf(entry) : offsetOf(document, around, true);
}

const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;

const isEmpty = (node: unknown): boolean =>
  node === null || (isScalar(node) && node.value === null);

/** An amount as some countries write it: 50.000, which YAML reads as fifty. */
const OTHER_COUNTRY = /^\d{1,3}\.\d\d0$/;

/** Finds what readers would lose or misread. An unquoted text is what was typed, such as 007 or 2025-03-01. */
function inspect(source: string, document: Document.Parsed, kind: Kind): Finding[] {
  const findings: Finding[] = badCharacters(source);
  const add = ({ range }: Node, message: string) =>
    findings.push({ offset: range?.[0] ?? 0, message });
  if (document.directives.yaml.explicit)
    findings.push({
      offset: 0,
      message: "names a version of YAML. Delete the line that starts with %.",
    });
  const walk = (node: unknown, field: FieldDescription | undefined): void => {
    if (isMap(node))
      for (const { key, value } of node.items) {
        if (!isScalar(key)) add(key as Node, "uses a list or a group as a name. Use a word.");
        walk(value, field && fieldIn(field, String(key)));
      }
    else if (isSeq(node))
      for (const entry of node.items) walk(entry, field?.innerType as FieldDescription | undefined);
    if (!isNode(node)) return;
    const mark = isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : undefined;
    if (mark) add(node, `needs quotes, because it starts with ${mark}.`);
    if (!isScalar(node) || node.type !== "PLAIN") return;
    const [start = 0, end = 0] = node.range ?? [];
    const [, gap = "", comment] = /^([ \t]*)(#.*)/.exec(source.slice(end)) ?? [];
    if (field?.type === "string" && node.value !== null) node.value = node.source;
    const isText = typeof node.value === "string" || node.value === null;
    if (comment && (isText || /^#\S/.test(comment)))
      findings.push({
        offset: end + gap.length,
        message: commentMessage(source.slice(start, end), comment.trimEnd()),
      });
    if (!isText && OTHER_COUNTRY.test(node.source ?? ""))
      add(node, `may be meant in two ways.${CURES.number(node.source)}`);
  };
  walk(document.contents, describeFields(kind.schema));
  return findings;
}
