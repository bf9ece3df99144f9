import * as yup from "yup";

/**
 * The vocabulary of the content model. Every builder takes the sentence that editors read while
 * they type, and returns a yup schema that carries it; the GraphQL types, the JSON Schemas and
 * the checks all read these schemas and nothing else.
 *
 * Every field is required unless it is wrapped in `optional`.
 */
export type Role =
  | "markdown"
  | "link"
  | "picture"
  | "file"
  | "date"
  | "path"
  | "anchor"
  | "icon"
  | "flag";

declare module "yup" {
  interface CustomSchemaMetadata {
    /** The sentence editors read. */
    description?: string;
    /** What a string stands for, beyond its letters. */
    role?: Role;
    /** The GraphQL type's name; only on objects. */
    shape?: string;
  }
}

interface Lengths {
  min?: number;
  max?: number;
}

const string = (description: string, role?: Role) =>
  yup.string().strict().meta({ description, role }).required("is required and may not be empty");

/** Plain text on one line, printed as it is. */
export const text = (description: string, { min = 1, max = 300 }: Lengths = {}) =>
  string(description)
    .min(min, `must have at least ${min} characters`)
    .max(max, `must have at most ${max} characters`)
    .matches(/^\S[^\n]*(?<=\S)$/, "must be one line without spaces at its ends");

/** Text with paragraphs, lists, **bold** and [links](/path), written in Markdown. */
export const markdown = (description: string) => string(description, "markdown");

/** One of a few words. */
export const choice = <Word extends string>(description: string, words: readonly Word[]) =>
  yup
    .string<Word>()
    .strict()
    .meta({ description })
    .oneOf(words)
    .required("is required and may not be empty");

/** A link: a page's path (`/faq`), a path with an anchor, `https://`, `mailto:` or `tel:`. */
export const link = (description: string) =>
  string(description, "link").matches(
    /^(\/([^/\s][^\s]*)?|https:\/\/[^\s]+|mailto:[^\s]+@[^\s]+|tel:\+[0-9]+)$/,
    "must be a path such as /faq, or start with https://, mailto: or tel:+",
  );

/** A page's own address on this site, without a slash at its end. */
export const pagePath = (description: string) =>
  string(description, "path").matches(
    /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*)?$/,
    "must be a path of lower-case letters, digits and hyphens, such as /salary-loans",
  );

/** The name of a place on a page, used after # in an address. */
export const anchor = (description: string) =>
  string(description, "anchor").matches(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    "must be lower-case letters, digits and hyphens, such as early-repayment",
  );

/** A calendar day. */
export const date = (description: string) =>
  string(description, "date").test(
    "date",
    'must be a day that exists, in quotes, such as "2025-03-01"',
    (value) => value === undefined || isCalendarDay(value),
  );

/** The name of an icon of the Lucide set. */
export const icon = (description: string) => string(description, "icon");

/** A country's two letters, to show its flag by. */
export const flag = (description: string) =>
  string(description, "flag").matches(/^[A-Z]{2}$/, "must be two capital letters, such as JM");

/** A file beside the YAML file, such as ./newsletter.pdf. */
export const file = (description: string) =>
  string(description, "file").matches(/^\.{1,2}\//, "must start with ./ or ../");

/** A picture file, relative to the YAML file that names it. */
export const pictureFile = (description: string) =>
  string(description, "picture").matches(
    /^\.{1,2}\/.+\.(png|jpg|jpeg|webp|avif)$/,
    "must be a .png, .jpg, .webp or .avif file, starting with ./ or ../",
  );

interface Bounds {
  min?: number;
  max?: number;
}

export const decimal = (description: string, { min = 0, max = 1_000_000 }: Bounds = {}) =>
  yup
    .number()
    .strict()
    .meta({ description })
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .required("is required");

export const whole = (description: string, bounds?: Bounds) =>
  decimal(description, bounds).integer("must be a whole number");

export const yesNo = (description: string) =>
  yup.boolean().strict().meta({ description }).required("is required");

/** A list with at least one entry. */
export const listOf = <Entry>(
  description: string,
  entry: yup.ISchema<Entry>,
  { min = 1, max = 500 }: Lengths = {},
) =>
  yup
    .array()
    .of(entry)
    .strict()
    .meta({ description })
    .min(min, `must have at least ${min} ${min === 1 ? "entry" : "entries"}`)
    .max(max, `must have at most ${max} entries`)
    .required("is required");

/** A group of named fields; `shape` is its name in GraphQL. */
export const group = <Fields extends yup.ObjectShape>(
  shape: string,
  description: string,
  fields: Fields,
) => yup.object(fields).strict().meta({ shape, description }).required("is required");

/** The same field, which editors may leave out. */
export const optional = <Schema extends { notRequired(): unknown }>(schema: Schema) =>
  schema.notRequired() as ReturnType<Schema["notRequired"]>;

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
