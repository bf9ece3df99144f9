import { posix, resolve } from "node:path";
import { micromark } from "micromark";
import { array, type InferType, object, type Schema, string } from "yup";
import { printMark } from "../../src/content-model/check/printedDocuments";
import { readContent } from "../../src/content-model/placeholders/load";

const content = resolve(__dirname, "../../content");
const text = string().required();

/** What a PDF shows of its YAML file; `npm run content:check` checks the whole file. */
const publication = object({
  title: text,
  date: text,
  description: text,
  file: text,
  articles: array(object({ title: text, body: text })).required(),
});

/** What the imprint shows of `content/site.yaml`. */
const lender = object({
  company: text,
  groupNote: text,
  url: text,
  licence: object({ statement: text, number: text }),
  email: text,
  phone: object({ display: text, url: text }),
  address: object({ street: text, city: text, country: text }),
});

export type Publication = InferType<typeof publication>;
export type Lender = InferType<typeof lender>;

/**
 * Parses an issue of the newsletter or the free pack.
 * @param path of the YAML file, from the root of the repository
 * @throws Error when a field is missing; the message names the file and the field
 */
export const readPublication = (path: string): Publication => readAs(publication, path);

/**
 * Parses the publisher's name, licence and addresses.
 * @throws Error when a field is missing; the message names the file and the field
 */
export const readLender = (): Lender => readAs(lender, "content/site.yaml");

/** Returns the mark of the texts that a PDF is rendered from, which the content check compares. */
export const publicationMark = (path: string): string =>
  printMark(readPublication(path), readLender());

function readAs<Content>(schema: Schema<Content>, path: string): Content {
  try {
    return schema.validateSync(readContent(posix.relative("content", path), content), {
      strict: true,
    });
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Converts an article's Markdown to HTML, and escapes HTML in it. Bold is `b`: Chromium tags `strong`
 * with a type that PDF 1.4 does not define and screen readers ignore.
 */
export function bodyHtml(markdown: string): string {
  return micromark(markdown).replace(/<(\/?)strong>/g, "<$1b>");
}
