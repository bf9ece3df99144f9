import type * as yup from "yup";

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

/**
 * Names that Gatsby gives to every node itself: a file that had one of them at its top level would
 * stop the build with a message about nodes, or replace what Gatsby needs.
 */
export const RESERVED_NAMES: readonly string[] = ["id", "parent", "children", "internal", "fields"];

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

/** What a schema says of itself: everything that is derived from the content model reads this. */
export type FieldDescription = yup.SchemaObjectDescription &
  Partial<yup.SchemaInnerTypeDescription>;

const described = new WeakMap<yup.AnyObjectSchema, FieldDescription>();

/** A kind's fields as plain data; computed once for each schema. */
export function describeFields(schema: yup.AnyObjectSchema): FieldDescription {
  const known = described.get(schema);
  if (known) return known;
  const fresh = schema.describe() as FieldDescription;
  described.set(schema, fresh);
  return fresh;
}

export const metaOf = (field: FieldDescription): yup.CustomSchemaMetadata => field.meta ?? {};
