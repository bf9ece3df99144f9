import { type FieldDescription, metaOf } from "../kind";
import type { KeyPath } from "./parseYaml";

/** Yields the running texts of a file, plain or Markdown, and their paths. */
export function* textsIn(
  field: FieldDescription,
  value: unknown,
  path: KeyPath,
): Generator<{ text: string; path: KeyPath }> {
  if (field.type === "array" && Array.isArray(value) && field.innerType)
    for (const [index, entry] of value.entries())
      yield* textsIn(field.innerType as FieldDescription, entry, [...path, index]);
  else if (field.type === "object" && typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(field.fields))
      yield* textsIn(inner as FieldDescription, (value as Record<string, unknown>)[key], [
        ...path,
        key,
      ]);
  else if (typeof value === "string") {
    const { role } = metaOf(field);
    if (role === undefined || role === "markdown") yield { text: value, path };
  }
}

/** Placeholders, and addresses of links, which may have the figures of an example. */
const NOT_PROSE = /\{[^{}]*\}|\]\([^)\n]*\)|<[^>\s]*>/g;

/** Replaces placeholders and addresses by as many spaces, so that no position changes. */
export const blankOut = (text: string): string =>
  text.replace(NOT_PROSE, (found) => " ".repeat(found.length));
