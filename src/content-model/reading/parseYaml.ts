import { isUtf8 } from "node:buffer";
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
} from "yaml";
import { adviceFor } from "../check/wrongValues";
import { describeFields, type FieldDescription, type Kind, metaOf } from "../kind";
import { atStart, type KeyPath, type Problem } from "./problem";
import { badCharacters, commentMessage, syntaxError } from "./syntax";

/** A value in a content file, with its content-model field and its position. */
export interface FieldValue {
  path: KeyPath;
  /** Undefined if the content model does not define the name. */
  field: FieldDescription | undefined;
  written: unknown;
  /** The written value with its placeholders resolved. */
  value: unknown;
  /** The group or list that contains the value. */
  parent: FieldValue | undefined;
  /** Where the name and the value start, as offsets in the file. Both are equal if the value is empty. */
  nameStart: number;
  start: number;
}

export interface ContentFile {
  /** The file's path, relative to the content folder. */
  file: string;
  kind: Kind;
  source: string;
  /** Undefined if the file could not be parsed. */
  value: unknown;
  /** Parents come before their children. */
  values: readonly FieldValue[];
  /** The syntax errors, or if there are none, the errors in placeholders that `resolveFile` finds. */
  problems: readonly Problem[];
  /**
   * Returns a problem at an offset. By default, that is the start of the value or, if the value is missing,
   * of its nearest parent.
   */
  problemAt(path: KeyPath, message: string, offset?: number): Problem;
}

export function parseYaml(file: string, bytes: Buffer, kind: Kind): ContentFile {
  const source = bytes.toString("utf8");
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  const values = new Map<string, FieldValue>();
  const problems: Problem[] = [];
  const problemAt: ContentFile["problemAt"] = (path, message, offset = offsetOf(path, values)) => {
    const { line, col } = lineCounter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), message, path };
  };
  const report = (offset: number, message: string) => {
    problems.push(problemAt([], message, offset));
  };
  /** Reports the parts of an unquoted value that YAML drops or may misinterpret. */
  const checkPlain = ({ range, source: typed = "" }: Scalar, value: unknown) => {
    const [start, end] = range ?? [0, 0];
    const [, gap = "", comment] = /^([ \t]*)(#.*)/.exec(source.slice(end)) ?? [];
    const isText = typeof value === "string" || value === null;
    if (comment && (isText || /^#\S/.test(comment)))
      report(end + gap.length, commentMessage(source.slice(start, end), comment.trimEnd()));
    if (!isText && OTHER_COUNTRY.test(typed))
      report(start, `may be meant in two ways.${adviceFor("number", typed)}`);
  };
  const read = (
    node: unknown,
    field: FieldDescription | undefined,
    path: KeyPath = [],
    nameStart = startOf(node),
    parent?: FieldValue,
  ): unknown => {
    const start = isEmpty(node) ? nameStart : startOf(node);
    const item: FieldValue = { path, field, written: null, value: null, parent, nameStart, start };
    values.set(path.join("."), item);
    const mark = isAlias(node) ? "*" : isNode(node) && (node.anchor ? "&" : node.tag && "!");
    if (mark) report(start, `needs quotes, because it starts with ${mark}.`);
    if (isMap(node))
      item.written = Object.fromEntries(
        node.items.map(({ key, value }) => {
          const name = isScalar(key) ? String(key.value ?? "") : "";
          return [name, read(value, fieldIn(field, name), [...path, name], startOf(key), item)];
        }),
      );
    else if (isSeq(node))
      item.written = node.items.map((entry, index) => {
        const inner = field?.innerType as FieldDescription | undefined;
        return read(entry, inner, [...path, index], startOf(entry), item);
      });
    else if (isScalar(node)) {
      const isText = takesText(item) && node.type === "PLAIN" && node.value !== null;
      // In text fields, unquoted values such as 007 and 2025-03-01 stay strings.
      item.written = isText ? node.source : node.value;
      if (node.type === "PLAIN") checkPlain(node, item.written);
    }
    item.value = item.written;
    return item.written;
  };

  for (const [offset, message] of badCharacters(source)) report(offset, message);
  let value: unknown;
  if (!isUtf8(bytes))
    problems.splice(
      0,
      Infinity,
      atStart(file, "is not UTF-8 text. Save it with the encoding UTF-8."),
    );
  else if (document.errors.length + document.warnings.length > 0)
    problems.push({ file, path: [], ...syntaxError(source) });
  else if (document.contents === null)
    problems.push(atStart(file, "is empty. Fill it in or delete the file."));
  else value = read(document.contents, describeFields(kind.schema));
  if (problems.length > 0) value = undefined;
  return { file, kind, source, value, values: [...values.values()], problems, problemAt };
}

const startOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0;

const isEmpty = (node: unknown): boolean =>
  node === null || (isScalar(node) && node.value === null);

const fieldIn = (field: FieldDescription | undefined, name: string) =>
  field?.type === "object" && Object.hasOwn(field.fields, name)
    ? (field.fields[name] as FieldDescription)
    : undefined;

const takesText = ({ field, parent }: FieldValue): boolean =>
  field?.type === "string" || Boolean(parent?.field && metaOf(parent.field).tableOf === "text");

function offsetOf(path: KeyPath, values: ReadonlyMap<string, FieldValue>): number {
  const item = values.get(path.join("."));
  if (item) return item.start;
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const around = values.get(path.slice(0, length).join("."));
    if (around) return around.nameStart;
  }
  return 0;
}

/** An amount with a point as the thousands separator, such as 50.000, which YAML parses as fifty. */
const OTHER_COUNTRY = /^\d{1,3}\.\d\d0$/;
