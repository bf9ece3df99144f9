import type * as yup from "yup";
import { oncePerObject } from "../lib/oncePerObject";
import type { KeyPath } from "./reading/problem";

/** An error in a value, or a hint about it. A hint does not stop the build. */
export type Fault = readonly [path: KeyPath, message: string, level?: "hint"];

/**
 * A kind of content: which files contain it and what they may contain.
 *
 * If the schema has a `path`, each file is a page, which Gatsby renders with `src/templates/<name>/<name>.tsx`.
 */
export interface Kind<Schema extends yup.AnyObjectSchema = yup.AnyObjectSchema> {
  /** The schema's name, which is also the name of the GraphQL type and, for pages, of the template. */
  name: string;
  /** A file below `content/`, or all files in a folder, as `folder/*.yaml`. */
  files: string;
  schema: Schema;
  /** Whether the site works without content of this kind. */
  isOptional?: true;
  /** Whether its text has figures of its own, for example in a story. These may equal a fact by coincidence. */
  hasOwnFigures?: true;
  /**
   * The fields whose combination must be unique among files of this kind, in addition to what must be unique
   * among all pages.
   */
  identity?: readonly string[];
  /** The anchors that the template gives every page, in addition to those in the content. */
  anchors?: readonly string[];
  /**
   * Yields errors and hints that the schema cannot find, such as contradictions between fields. Only called
   * for content that matches the schema.
   */
  check?(content: yup.InferType<Schema>): Iterable<Fault>;
}

/** Defines a kind of content and names it after its schema. */
export const defineKind = <Schema extends yup.AnyObjectSchema>(
  kind: Omit<Kind<Schema>, "name">,
): Kind<Schema> => ({ ...kind, name: kind.schema.meta()?.shape ?? "" });

export const isPageKind = (kind: Kind): boolean => "path" in kind.schema.fields;

/** A schema as plain data, from which the GraphQL types, the JSON Schemas and the checks are derived. */
export type FieldDescription = yup.SchemaObjectDescription &
  Partial<yup.SchemaInnerTypeDescription>;

export const describeFields = oncePerObject(
  (schema: yup.AnySchema) => schema.describe() as FieldDescription,
);

export const metaOf = (field: FieldDescription | undefined): yup.CustomSchemaMetadata =>
  field?.meta ?? {};

/** Whether a field contains prose, either plain or in Markdown. */
export const isRunningText = (field: FieldDescription | undefined): boolean =>
  field !== undefined && [undefined, "markdown"].includes(metaOf(field).role);

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the name of a file without its folder and ending, by which other files refer to it. */
export const nameOfFile = (file: string): string => file.replace(/^.*\/|\.yaml$/g, "");

/** Returns the names of the placeholders that components fill in, for a field and the fields in it. */
export function templateNames(field: FieldDescription): readonly string[] {
  if (field.type === "object")
    return Object.values(field.fields).flatMap((inner) => templateNames(inner as FieldDescription));
  if (field.type === "array") return templateNames(field.innerType as FieldDescription);
  return metaOf(field).templateNames ?? [];
}

/** The fields that determine the position of content in lists. */
export interface Sortable {
  order?: number | null | undefined;
  /** For a product, the order is set on its card. */
  card?: Pick<Sortable, "order">;
  date?: string;
  published?: string;
  effective?: string;
  path?: string;
  title?: string;
}

/**
 * Replaces a missing number. It is greater than every number that is allowed, so what has none comes last.
 */
const WITHOUT_NUMBER = 999;
const LATEST = 99_999_999;

/**
 * Returns the sort key of content, for use in any list. The keys sort by number, then by date with the
 * latest first, then by path, or by title if they have no page.
 */
export function sortKeyOf({ order, card, path, title, ...days }: Sortable): string {
  const day = days.date ?? days.published ?? days.effective ?? "0";
  const age = LATEST - Number(day.replaceAll("-", ""));
  return [order ?? card?.order ?? WITHOUT_NUMBER, age, path ?? title]
    .map((part) => String(part).padStart(8, "0"))
    .join(" ");
}
