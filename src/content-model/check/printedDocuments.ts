import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Kind } from "../kind";
import { freePack, newsletter } from "../kinds/documents";
import { lender } from "../kinds/site";
import type { YamlFile } from "./parseYaml";
import type { Problem } from "./problem";

/** Digests of the texts that a PDF is rendered from; plain data, so that they can be cached. */
export interface PrintedTexts {
  /** Of a newsletter or the free pack. */
  publication?: { pdf: string; digest: string };
  /** Of the lender's data at the foot of every PDF. */
  imprint?: string;
}

interface PrintedFile extends Pick<YamlFile, "file" | "problemAt"> {
  kind: Kind;
  references: { printed: PrintedTexts };
}

/** The fields that PDFs show of each file, with the fields of groups in them. */
const PUBLICATION = ["title", "date", "description", "articles.title", "articles.body"];
const IMPRINT = [
  "company",
  "groupNote",
  "url",
  "licence.statement",
  "licence.number",
  "email",
  "phone.display",
  "phone.url",
  "address.street",
  "address.city",
  "address.country",
];

/** Returns what PDFs show of a file. @param content with its placeholders resolved */
export function printedTextsOf(content: unknown, kind: Kind): PrintedTexts {
  if (kind === lender) return { imprint: digestOf(content, IMPRINT) };
  if (kind !== freePack && kind !== newsletter) return {};
  const pdf = (content as { file?: unknown } | null)?.file;
  return typeof pdf === "string"
    ? { publication: { pdf, digest: digestOf(content, PUBLICATION) } }
    : {};
}

/** Returns the mark that `npm run art` writes into a PDF, which changes with the PDF's texts. */
export const printMark = (publication: unknown, site: unknown): string =>
  markOf(digestOf(publication, PUBLICATION), digestOf(site, IMPRINT));

const markOf = (publication: string, imprint: string): string =>
  `Kwedi, texts ${sha256(publication + imprint).slice(0, 16)}`;

/** Reports PDFs that show other texts than their YAML files. */
export function checkPrintedDocuments(
  files: readonly PrintedFile[],
  contentRoot: string,
): Problem[] {
  const imprint = files.find(({ kind }) => kind === lender)?.references.printed.imprint;
  return files.flatMap(({ file, kind, problemAt, references: { printed } }) => {
    const { publication } = printed;
    if (!publication || !imprint) return [];
    const pdf = join(contentRoot, posix.join(posix.dirname(file), publication.pdf));
    const mark = markOf(publication.digest, imprint);
    if (!existsSync(pdf) || readFileSync(pdf, "latin1").includes(`(${mark}`)) return [];
    const command = `npm run art ${kind === newsletter ? "newsletter" : "free-pack"}`;
    return [
      problemAt(
        ["file"],
        `"${publication.pdf}" shows other texts than this file. Render it again: ${command}`,
      ),
    ];
  });
}

function digestOf(content: unknown, fields: readonly string[]): string {
  return sha256(JSON.stringify(fields.map((field) => valuesAt(content, field.split(".")))));
}

/** Returns the value of a field; of a list, that of each entry. */
function valuesAt(content: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return content ?? null;
  if (Array.isArray(content)) return content.map((entry) => valuesAt(entry, [name, ...rest]));
  return valuesAt((content as Record<string, unknown> | null | undefined)?.[name], rest);
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
