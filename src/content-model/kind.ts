import type * as yup from "yup";
import { RESERVED_NAMES } from "./reservedNames";

/**
 * One kind of content: which files hold it, what they may say, and where it appears.
 *
 * A kind whose schema has a `path` is a page kind: Gatsby renders each of its files with
 * `src/templates/<name>.tsx`.
 */
export interface Kind<Schema extends yup.AnyObjectSchema = yup.AnyObjectSchema> {
  /** The GraphQL type, and for a page kind the template's file name. */
  name: string;
  /** A file below `content/`, or a folder's files as `folder/*.yaml`. */
  files: string;
  schema: Schema;
  /** Places that every page of the kind has, to link to with #, beside those its content names. */
  anchors?: readonly string[];
  /** What is wrong with a file beyond its fields one by one; nothing where all is well. */
  check?(content: yup.InferType<Schema>): Mistake[];
}

/** A mistake in a file, at a path of keys and list positions. */
export interface Mistake {
  at: (string | number)[];
  message: string;
}

/**
 * Defines a kind of content.
 * @throws Error when its schema gives a field a name that Gatsby keeps for itself
 */
export function defineKind<Schema extends yup.AnyObjectSchema>(kind: Kind<Schema>): Kind<Schema> {
  const reserved = RESERVED_NAMES.filter((name) => Object.hasOwn(kind.schema.fields, name));
  if (reserved.length > 0)
    throw new Error(
      `The kind ${kind.name} (${kind.files}) has a field "${reserved.join('", "')}"; Gatsby keeps ${RESERVED_NAMES.join(", ")} for itself. Give the field another name.`,
    );
  return kind;
}

export const isPageKind = (kind: Kind): boolean => "path" in kind.schema.fields;
