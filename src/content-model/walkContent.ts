import { describeFields, type FieldDescription, type Kind, metaOf } from "./kind";
import type { KeyPath } from "./remark";

/** A value of a file, and what the content model says of it. */
export interface Part {
  /** Undefined for a name that the model does not have. */
  field: FieldDescription | undefined;
  value: unknown;
  path: KeyPath;
  /** The group or list that the value is in. */
  parent?: Part;
}

/** Yields the values of a file, outer ones before inner ones. */
export function* walkContent(
  field: FieldDescription,
  value: unknown,
  path: KeyPath = [],
  parent?: Part,
): Generator<Part> {
  const part: Part = { field, value, path, parent };
  yield part;
  if (field.type === "array" && Array.isArray(value))
    for (const [index, entry] of value.entries())
      yield* walkContent(field.innerType as FieldDescription, entry, [...path, index], part);
  else if (field.type === "object" && isGroup(value))
    for (const [key, inner] of Object.entries(value)) {
      const known = Object.hasOwn(field.fields, key) ? field.fields[key] : undefined;
      if (known) yield* walkContent(known as FieldDescription, inner, [...path, key], part);
      else yield { field: undefined, value: inner, path: [...path, key], parent: part };
    }
}

/** Whether a value has fields by their names. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the running texts of a file, plain or Markdown. */
export const textsIn = (kind: Kind, content: unknown): (Part & { text: string })[] =>
  [...walkContent(describeFields(kind.schema), content)].flatMap((part) =>
    typeof part.value === "string" && part.field && isRunningText(part.field)
      ? [{ ...part, text: part.value }]
      : [],
  );

export const isRunningText = (field: FieldDescription): boolean =>
  [undefined, "markdown"].includes(metaOf(field).role);
