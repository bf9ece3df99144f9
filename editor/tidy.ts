import { type FieldDescription, metaOf } from "../src/content-model/kind";
import { anchorFor, isRecord, titleOf } from "./words";

type Field = FieldDescription | undefined;

/** Returns a file's values for its form, in which numbers are texts: they may be placeholders. */
export const formValues = (values: unknown): unknown =>
  JSON.parse(JSON.stringify(values, (_, part) => (typeof part === "number" ? `${part}` : part)));

/**
 * Returns a value as a file has it, from what a form sends: without what is empty and may be, numbers
 * as numbers, line ends as they were, an empty anchor made from the text beside it.
 * @param before the value in the file
 */
export function tidy(field: Field, value: unknown, before: unknown): unknown {
  if (field?.type === "array" && Array.isArray(value))
    return value.map((entry, index) =>
      tidy(field.innerType as Field, entry, Array.isArray(before) ? before[index] : null),
    );
  if (isRecord(value)) return tidyGroup(field, value, isRecord(before) ? before : {});
  if (typeof value !== "string") return value;
  const text = withoutEdges(value);
  if (typeof before === "string" && withoutEdges(before) === text) return before;
  if (["number", "quantity"].includes(field?.type ?? "") && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text);
  const { role } = field ? metaOf(field) : {};
  // Sveltia names a picture that is there already without its folder.
  if (role === "picture" && /^[\w-]/.test(text)) return `./${text}`;
  if (role !== "markdown") return text.replace(/\s*\n\s*/g, " ");
  const isLine = typeof before === "string" && !before.endsWith("\n") && !text.includes("\n");
  return text === "" || isLine ? text : `${text}\n`;
}

/** Forms cut the spaces and line ends around a text. */
const withoutEdges = (text: string): string => text.replace(/\r\n?/g, "\n").trim();

function tidyGroup(
  field: Field,
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): Record<string, unknown> {
  const { tableOf } = field ? metaOf(field) : {};
  const fields = Object.entries((field?.fields ?? {}) as Record<string, FieldDescription>);
  const anchors = fields.filter(([name, inner]) => isAnchor(inner) && !values[name]);
  const result: Record<string, unknown> = Object.fromEntries(
    anchors.map(([name]) => [name, before[name] || anchorFor(titleOf(values))]),
  );
  for (const [name, value] of Object.entries(values)) {
    // The values of a table are described together.
    const inner = (tableOf ? { ...field, type: tableOf } : field?.fields?.[name]) as Field;
    const tidied = tidy(inner, value, before[name]);
    const mayStay = !inner?.optional || !isEmpty(tidied) || tidied === before[name];
    if (mayStay && !(name in result)) result[name] = tidied;
  }
  return result;
}

const isAnchor = (field: FieldDescription): boolean =>
  metaOf(field).role === "anchor" && !field.optional;

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).every(isEmpty) : !value;
