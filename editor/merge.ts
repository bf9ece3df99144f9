import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { describeFields, type FieldDescription, type Kind } from "../src/content-model/kind";
import { tidy } from "./tidy";
import { isRecord } from "./words";

type Field = FieldDescription | undefined;

/** How the files are laid out: printing an unchanged file gives the same bytes. */
export const LAYOUT = { lineWidth: 0, flowCollectionPadding: false } as const;

/**
 * Returns a file's text with other values. Comments, quotes, order and blank lines stay, so that only
 * the lines of what has changed change.
 * @param text the file as it is; empty for a new one
 */
export function mergeValues(text: string, kind: Kind, values: unknown): string {
  const document = parseDocument(text);
  const { contents } = document;
  const updated = update(document, contents, describeFields(kind.schema), values);
  if (updated === contents && isDeepStrictEqual(parse(text), document.toJS())) return text;
  document.contents = updated as typeof contents;
  return document.toString(LAYOUT);
}

function update(document: Document, node: unknown, field: Field, value: unknown): unknown {
  const before: unknown = isNode(node) ? node.toJS(document) : undefined;
  const after = tidy(field, value, before);
  if (isNode(node) && isDeepStrictEqual(before, after)) return node;
  if (isMap(node) && isRecord(after)) updateMap(document, node, field, after);
  else if (isSeq(node) && Array.isArray(after)) updateList(document, node, field, after);
  else if (isScalar(node) && typeof after !== "object") setScalar(node, after);
  else return newNode(document, after);
  return node;
}

function updateMap(
  document: Document,
  map: YAMLMap,
  field: Field,
  values: Record<string, unknown>,
): void {
  const order = Object.keys(field?.fields ?? values);
  const nameOf = ({ key }: Pair) => String(key);
  map.items = map.items.filter((pair) => nameOf(pair) in values);
  for (const [name, value] of Object.entries(values)) {
    const pair = map.items.find((item) => nameOf(item) === name);
    if (pair) pair.value = update(document, pair.value, field?.fields?.[name] as Field, value);
    else {
      const earlier = order.slice(0, order.indexOf(name));
      const position = map.items.findLastIndex((item) => earlier.includes(nameOf(item))) + 1;
      map.items.splice(position, 0, document.createPair(name, newNode(document, value)));
    }
  }
}

/** Moves each entry with its comments, and finds out which one a changed entry was. */
function updateList(document: Document, list: YAMLSeq, field: Field, values: unknown[]): void {
  const nodes = list.items as Node[];
  const isSpaced = nodes[1]?.spaceBefore === true;
  const inner = field?.innerType as Field;
  const before = nodes.map((node) => node.toJS(document) as unknown);
  const free = new Set(before.keys());
  const origins = new Map<number, number>();
  const isLike = [
    (from: number, to: number) =>
      isDeepStrictEqual(before[from], tidy(inner, values[to], before[from])),
    (from: number, to: number) => haveTextInCommon(before[from], values[to]),
    (from: number, to: number) => from === (to === 0 ? 0 : (origins.get(to - 1) ?? -2) + 1),
  ];
  for (const test of isLike)
    for (const to of values.keys()) {
      const from = origins.has(to) ? undefined : [...free].find((index) => test(index, to));
      if (from !== undefined) origins.set(to, from);
      if (from !== undefined) free.delete(from);
    }
  list.items = values.map((value, to) => {
    const from = origins.get(to);
    const node = update(document, from === undefined ? undefined : nodes[from], inner, value);
    if (from !== to && (!from || to === 0)) (node as Node).spaceBefore = isSpaced && to > 0;
    return node;
  });
}

const haveTextInCommon = (one: unknown, other: unknown): boolean =>
  isRecord(one) &&
  isRecord(other) &&
  Object.keys(one).some((name) => typeof one[name] === "string" && one[name] === other[name]);

function newNode(document: Document, value: unknown): Node {
  const node = document.createNode(value) as Node;
  visit(node, { Scalar: (_, scalar) => setScalar(scalar, scalar.value) });
  return node;
}

/** Sets a value in the quotes that it has, unless it needs others. */
function setScalar(scalar: Scalar, value: unknown): void {
  scalar.value = value;
  if (typeof value !== "string") scalar.type = "PLAIN";
  else if (value.includes("\n")) scalar.type = "BLOCK_LITERAL";
  else if (!scalar.type?.startsWith("QUOTE"))
    scalar.type = isAmbiguous(value) ? "QUOTE_DOUBLE" : "PLAIN";
}

/** Whether YAML 1.1, which Gatsby parses, reads an unquoted text as something else. */
function isAmbiguous(text: string): boolean {
  try {
    return parse(text, { version: "1.1", logLevel: "silent" }) !== text;
  } catch {
    return true;
  }
}
