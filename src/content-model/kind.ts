import type * as yup from "yup";
import { memo } from "../lib/memo";
import type { KeyPath } from "./check/problem";

/** What is wrong with a value of a file; or a hint, which stops no build. */
export type Fault = readonly [path: KeyPath, message: string, level?: "hint"];

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
  /** Returns the faults that concern several fields at once. Runs on content that fits the schema. */
  check?(content: yup.InferType<Schema>): Iterable<Fault>;
}

/** Defines a kind of content by its schema, which gives it its name. */
export const defineKind = <Schema extends yup.AnyObjectSchema>(
  kind: Omit<Kind<Schema>, "name">,
): Kind<Schema> => ({ ...kind, name: kind.schema.meta()?.shape ?? "" });

export const isPageKind = (kind: Kind): boolean => "path" in kind.schema.fields;

/** A schema as plain data. GraphQL types, JSON Schemas and checks are derived from it. */
export type FieldDescription = yup.SchemaObjectDescription &
  Partial<yup.SchemaInnerTypeDescription>;

/** Returns the description of a schema. */
export const describeFields = memo(
  (schema: yup.AnySchema) => schema.describe() as FieldDescription,
);

export const metaOf = (field: FieldDescription | undefined): yup.CustomSchemaMetadata =>
  field?.meta ?? {};

/** Whether a field is for sentences, plain or Markdown. */
export const isRunningText = (field: FieldDescription | undefined): boolean =>
  field !== undefined && [undefined, "markdown"].includes(metaOf(field).role);

/** Whether a value has fields by their names. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the names that components fill in, of a field and the fields in it. */
export function templateNames(field: FieldDescription): readonly string[] {
  if (field.type === "object")
    return Object.values(field.fields).flatMap((inner) => templateNames(inner as FieldDescription));
  if (field.type === "array") return templateNames(field.innerType as FieldDescription);
  return metaOf(field).templateNames ?? [];
}

/** What decides on an entry's place in lists. */
export interface Entry {
  order?: number | null | undefined;
  /** A product has its number on its card. */
  card?: Pick<Entry, "order">;
  date?: string;
  published?: string;
  effective?: string;
  path?: string;
  title?: string;
}

/** Follows every number that can be typed. */
const WITHOUT_NUMBER = 999;
const LATEST = 99_999_999;

/**
 * Returns the text by which every list of entries is sorted: by the number that was typed, then by the date,
 * the latest first, then by the path, or the title of what has no page.
 */
export function sortKeyOf({ order, card, path, title, ...days }: Entry): string {
  const day = days.date ?? days.published ?? days.effective ?? "0";
  const age = LATEST - Number(day.replaceAll("-", ""));
  return [order ?? card?.order ?? WITHOUT_NUMBER, age, path ?? title]
    .map((part) => String(part).padStart(8, "0"))
    .join(" ");
}
