import { statSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../shared/contentFolder";
import { kindOf } from "../../src/content-model/kinds";
import { type BuiltPage, PUBLIC } from "./builtPages";

/** The maximum size of a PDF, in bytes. */
const MOST_BYTES = 250_000;

/**
 * Checks that the pages link to at least as many PDFs as the build typesets, and that no PDF is too large. A
 * unit test covers the PDFs' content.
 */
export function checkDocuments(pages: readonly BuiltPage[]): string[] {
  const downloads = pages.flatMap(({ document }) =>
    document
      .querySelectorAll('a[download][href$=".pdf"]')
      .map((link) => link.getAttribute("href") ?? ""),
  );
  const files = [...new Set(downloads)];
  const documents = new ContentFolder("content").files().filter(isTypeset).length;
  return [
    ...(files.length < documents
      ? [`Pages offer ${files.length} PDFs, but the content has ${documents} documents`]
      : []),
    ...files
      .map((url) => ({ url, size: statSync(join(PUBLIC, url)).size }))
      .filter(({ size }) => size > MOST_BYTES)
      .map(({ url, size }) => `${url} has ${size} bytes, more than ${MOST_BYTES}`),
  ];
}

/** Whether the build typesets a content file as a PDF. */
const isTypeset = (file: string): boolean =>
  "file" in (kindOf(file)?.schema.meta()?.computed ?? {});
