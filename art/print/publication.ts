import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { micromark } from "micromark";
import { parse } from "yaml";
import type { InferType, Schema } from "yup";
import { lender } from "../../src/content-model/kinds/lender";
import { newsletter } from "../../src/content-model/kinds/newsletter";

const root = resolve(__dirname, "../..");

/** What an editor writes of a PDF: its description for the site, and its articles in Markdown. */
export type Publication = InferType<typeof newsletter.schema>;

const read = (path: string): unknown => parse(readFileSync(join(root, path), "utf8"));

/**
 * Reads a publication's YAML: an issue of the newsletter, or the free pack, which is made alike.
 * @param path from the root of the repository
 * @throws when a field is missing or not of its form, naming the file and the field
 */
export const readPublication = (path: string): Publication => readAs(newsletter.schema, path);

/** Who publishes: the lender, as `content/site.yaml` has it. */
export type Lender = InferType<typeof lender.schema>;

/** Reads who the lender is; throws when a line of the file is missing or not of its form. */
export const readLender = (): Lender => readAs(lender.schema, "content/site.yaml");

function readAs<Content>(schema: Schema<Content>, path: string): Content {
  try {
    return schema.validateSync(read(path));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
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
