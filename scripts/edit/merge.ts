import { isDeepStrictEqual } from "node:util";
import * as yaml from "yaml";
import {
  describeFields,
  type FieldDescription,
  isGroup,
  type Kind,
  metaOf,
} from "../../src/content-model/kind";
import { layoutOf } from "../lib/yamlLayout";
import { asText, normalise, originsOf } from "./differences";
import { anchorFor, titleOf } from "./words";

/** Returns a file's values for its form. Numbers become strings, because a field may have a placeholder. */
export const formValues = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values, (_, part) => (typeof part === "number" ? `${part}` : part)));

/**
 * Updates a file's text with the values from its form. Comments, quotes, order and blank lines are kept, so only
 * the lines of changed values change if the file is laid out as the sample content is.
 * @param text the current file, or "" for a new one
 */
export function mergeValues(text: string, kind: Kind, values: unknown): string {
  const document = yaml.parseDocument(text);
  if (isSame(document.toJS(), values)) return text;
  const fields = describeFields(kind.schema);
  document.contents = update(document, document.contents, fields, values) as never;
  return document.toString(layoutOf(text));
}

const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(normalise(one), normalise(other));

type Field = FieldDescription | undefined;
type Values = Record<string, unknown>;

function update(document: yaml.Document, node: unknown, field: Field, value: unknown): yaml.Node {
  const before: unknown = yaml.isNode(node) ? node.toJS(document) : undefined;
  if (yaml.isNode(node) && isSame(before, value)) return node;
  if (isGroup(value))
    return updateMap(document, yaml.isMap(node) ? node : new yaml.YAMLMap(), field, value);
  if (Array.isArray(value))
    return updateList(document, yaml.isSeq(node) ? node : new yaml.YAMLSeq(), field, value);
  const scalar = yaml.isScalar(node) ? node : new yaml.Scalar("");
  scalar.value = typeof value === "string" ? fileValue(value, field, before) : value;
  // Keeps the value's style of quotes, unless it needs a different one.
  if (typeof scalar.value !== "string") scalar.type = "PLAIN";
  else if (scalar.value.includes("\n")) scalar.type = "BLOCK_LITERAL";
  else if (!scalar.type?.startsWith("QUOTE")) scalar.type = "PLAIN";
  return scalar;
}

function updateMap(document: yaml.Document, map: yaml.YAMLMap, field: Field, values: Values) {
  const { tableOf } = field ? metaOf(field) : {};
  const order = Object.keys(field?.fields ?? values);
  const nameOf = ({ key }: yaml.Pair) => String(key);
  for (const name of new Set([...map.items.map(nameOf), ...order])) {
    // In a table, one description applies to all values.
    const inner = (tableOf ? { ...field, type: tableOf } : field?.fields?.[name]) as Field;
    const pair = map.items.find((item) => nameOf(item) === name);
    const before = yaml.isNode(pair?.value) ? pair.value.toJS(document) : undefined;
    const isAnchor = inner && metaOf(inner).role === "anchor" && !inner.optional;
    const made = isAnchor && !values[name] ? (before ?? anchorFor(titleOf(values))) : undefined;
    // Sveltia leaves out a list without entries.
    const empty = inner?.type === "array" && !inner.optional ? [] : undefined;
    const value = made ?? values[name] ?? empty;
    const isUnset = value === undefined || (inner?.optional && normalise(value) === undefined);
    if (pair && isUnset && !isSame(before, value)) map.items.splice(map.items.indexOf(pair), 1);
    else if (pair) pair.value = update(document, pair.value, inner, value);
    else if (!isUnset) {
      const earlier = order.slice(0, order.indexOf(name));
      const position = map.items.findLastIndex((item) => earlier.includes(nameOf(item))) + 1;
      const added = document.createPair(name, update(document, null, inner, value));
      map.items.splice(position, 0, added);
    }
  }
  return map;
}

/** Updates a list, and moves entries together with their comments. */
function updateList(document: yaml.Document, list: yaml.YAMLSeq, field: Field, values: unknown[]) {
  const nodes = list.items as yaml.Node[];
  const isSpaced = nodes[1]?.spaceBefore === true;
  const origins = originsOf(list.toJS(document), values);
  list.items = values.map((value, to) => {
    const from = origins[to];
    const before = from === undefined ? undefined : nodes[from];
    const node = update(document, before, field?.innerType as Field, value);
    if (from !== to && (!from || to === 0)) node.spaceBefore = isSpaced && to > 0;
    return node;
  });
  return list;
}

/** Converts a form field's text to a file's value, restoring numbers and Markdown's final line break. */
function fileValue(value: string, field: Field, before: unknown): string | number {
  const text = asText(value).trim();
  if (["number", "quantity"].includes(field?.type ?? "") && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text);
  const { role } = field ? metaOf(field) : {};
  // Sveltia sends the name of an existing file without `./`.
  if ((role === "picture" || role === "pdf") && /^[\w-]/.test(text)) return `./${text}`;
  if (role !== "markdown") return text.replace(/\s*\n\s*/g, " ");
  const isLine = typeof before === "string" && !before.endsWith("\n") && !text.includes("\n");
  return text === "" || isLine ? text : `${text}\n`;
}
