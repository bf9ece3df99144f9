import type * as yup from "yup";
import { memo } from "../lib/memo";
import type { KeyPath } from "./check/problem";

/** An error in a value of a file, or a hint, which does not stop the build. */
export type Fault = readonly [path: KeyPath, message: string, level?: "hint"];

/**
 * One kind of content: which files contain it and what they may contain.
 *
 * A kind whose schema has a `path` is a page kind: Gatsby renders each of its files with
 * `src/templates/<name>.tsx`.
 */
export interface Kind<Schema extends yup.AnyObjectSchema = yup.AnyObjectSchema> {
  /** The schema's name, which is also the GraphQL type's and, for a page kind, the template's. */
  name: string;
  /** A file below `content/`, or the files of a folder as `folder/*.yaml`. */
  files: string;
  schema: Schema;
  /** The message when the file is missing or empty; without a message, the file is required. */
  ifMissing?: object;
  /** Whether the site works without it. */
  isOptional?: true;
  /** Whether it tells a story of a person or a day, with figures that may equal a fact by chance. */
  hasOwnFigures?: true;
  /**
   * The fields that must be unique among its files, besides those that must be unique among pages.
   */
  identity?: readonly string[];
  /** The anchors that the template gives every page, besides those in the content. */
  anchors?: readonly string[];
  /** Returns errors that concern several fields. Runs on content that matches the schema. */
  check?(content: yup.InferType<Schema>): Iterable<Fault>;
}

/** Defines a kind of content, which takes its name from its schema. */
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

/** Whether a field holds prose, plain or Markdown. */
export const isRunningText = (field: FieldDescription | undefined): boolean =>
  field !== undefined && [undefined, "markdown"].includes(metaOf(field).role);

/** Whether a value is an object with named fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the placeholders that components fill in, for a field and its nested fields. */
export function templateNames(field: FieldDescription): readonly string[] {
  if (field.type === "object")
    return Object.values(field.fields).flatMap((inner) => templateNames(inner as FieldDescription));
  if (field.type === "array") return templateNames(field.innerType as FieldDescription);
  return metaOf(field).templateNames ?? [];
}

/** The fields that decide an entry's position in lists. */
export interface Entry {
  order?: number | null | undefined;
  /** A product's order is on its card. */
  card?: Pick<Entry, "order">;
  date?: string;
  published?: string;
  effective?: string;
  path?: string;
  title?: string;
}

/** Sorts after every number that can be typed. */
const WITHOUT_NUMBER = 999;
const LATEST = 99_999_999;

/**
 * Returns the sort key for every list of entries: by the typed number, then by the date with the
 * latest first, then by the path, or by the title of entries without a page.
 */
export function sortKeyOf({ order, card, path, title, ...days }: Entry): string {
  const day = days.date ?? days.published ?? days.effective ?? "0";
  const age = LATEST - Number(day.replaceAll("-", ""));
  return [order ?? card?.order ?? WITHOUT_NUMBER, age, path ?? title]
    .map((part) => String(part).padStart(8, "0"))
    .join(" ");
}
