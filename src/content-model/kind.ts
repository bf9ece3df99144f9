import type * as yup from "yup";
import type { Remark } from "./remark";

/**
 * One kind of content: which files contain it and what they may contain.
 *
 * A kind whose schema has a `path` is a page kind: Gatsby renders each of its files with
 * `src/templates/<name>.tsx`.
 */
export interface Kind<Schema extends yup.AnyObjectSchema = yup.AnyObjectSchema> {
  /** That of its schema: the name of the GraphQL type and, for a page kind, of the template. */
  name: string;
  /** A file below `content/`, or the files of a folder as `folder/*.yaml`. */
  files: string;
  schema: Schema;
  /** What a file that is missing or empty says; without it, the site needs the file. */
  ifMissing?: object;
  /** Whether the site does without it. */
  isOptional?: true;
  /** Whether it tells of one person or of a day, whose figures may equal a fact by chance. */
  hasOwnFigures?: true;
  /** The fields of which no two of its files have the same, beside what pages may not share. */
  identity?: readonly string[];
  /** Anchors that the template gives every page, in addition to those that the content names. */
  anchors?: readonly string[];
  /** Returns the mistakes that concern several fields at once. Runs on content that fits the schema. */
  check?(content: yup.InferType<Schema>): Remark[];
}

/** Defines a kind of content by its schema, which gives it its name. */
export const defineKind = <Schema extends yup.AnyObjectSchema>(
  kind: Omit<Kind<Schema>, "name">,
): Kind<Schema> => ({ ...kind, name: kind.schema.meta()?.shape ?? "" });

export const isPageKind = (kind: Kind): boolean => "path" in kind.schema.fields;

/** A schema as plain data. GraphQL types, JSON Schemas and checks are derived from it. */
export type FieldDescription = yup.SchemaObjectDescription &
  Partial<yup.SchemaInnerTypeDescription>;

const descriptions = new WeakMap<yup.AnySchema, FieldDescription>();

/** Returns the description of a schema; computed once for each schema. */
export function describeFields(schema: yup.AnySchema): FieldDescription {
  const cached = descriptions.get(schema);
  if (cached) return cached;
  const description = schema.describe() as FieldDescription;
  descriptions.set(schema, description);
  return description;
}

export const metaOf = (field: FieldDescription): yup.CustomSchemaMetadata => field.meta ?? {};

/** Returns the field of a name in a group, or in a table, whose names editors choose. */
export function fieldIn(field: FieldDescription, name: string): FieldDescription | undefined {
  if (metaOf(field).tableOf === "text") return { type: "string" } as FieldDescription;
  return field.fields?.[name] as FieldDescription | undefined;
}

/** Returns the names that components fill in, of a field and the fields in it. */
export function templateNames(field: FieldDescription): readonly string[] {
  if (field.type === "object")
    return Object.values(field.fields).flatMap((inner) => templateNames(inner as FieldDescription));
  if (field.type === "array") return templateNames(field.innerType as FieldDescription);
  return metaOf(field).templateNames ?? [];
}
