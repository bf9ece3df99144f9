import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { micromark } from "micromark";
import { parse } from "yaml";
import { array, type InferType, object, string } from "yup";

const root = resolve(__dirname, "../..");

const publicationSchema = object({
  title: string().min(5).max(60).required(),
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, "date must be quoted and of the form 2026-10-15")
    .required(),
  description: string().min(15).max(160).required(),
  file: string()
    .matches(/^\.\/[\w-]+\.pdf$/, "file must be of the form ./name.pdf")
    .required(),
  articles: array()
    .of(object({ title: string().required(), body: string().required() }).noUnknown())
    .min(1)
    .required(),
})
  .noUnknown()
  .strict();

/** What an editor writes of a PDF: its description for the site, and its articles in Markdown. */
export type Publication = InferType<typeof publicationSchema>;

const read = (path: string): unknown => parse(readFileSync(join(root, path), "utf8"));

/**
 * Reads a publication's YAML.
 * @param path from the root of the repository
 * @throws when a field is missing or not of its form, naming the file and the field
 */
export function readPublication(path: string): Publication {
  try {
    return publicationSchema.validateSync(read(path));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

const lenderSchema = object({
  company: string().required(),
  groupNote: string().required(),
  url: string().required(),
  licence: object({ statement: string().required(), number: string().required() }),
  email: string().required(),
  phone: object({ display: string().required(), url: string().required() }),
  address: object({
    street: string().required(),
    city: string().required(),
    country: string().required(),
  }),
});

/** Who publishes: the lines of `content/site.yaml` that an imprint needs. */
export type Lender = InferType<typeof lenderSchema>;

/** Reads who the lender is; throws when a line that the imprint needs is missing. */
export function readLender(): Lender {
  return lenderSchema.validateSync(read("content/site.yaml"));
}

/**
 * An article's body as HTML: paragraphs, lists, bold and links; HTML in it is shown as text.
 * Bold is `b`: the browser tags `strong` with a type that PDF 1.4 does not know, and readers drop it.
 */
export function bodyHtml(markdown: string): string {
  return micromark(markdown).replace(/<(\/?)strong>/g, "<$1b>");
}

/** Text made safe to stand in HTML, also inside a quoted attribute. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
