import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../shared/contentFolder";
import {
  deductionAgreement,
  deductionConsent,
  employerPaper,
  freePack,
} from "../../src/content-model/kinds/documents";
import { type BuiltPage, PUBLIC } from "./builtPages";

const SINGLE = [freePack, employerPaper, deductionAgreement, deductionConsent];

/** The maximum size of a PDF, in bytes. */
const MOST_BYTES = 250_000;

/**
 * Checks that the pages link to a PDF of every newsletter and document in the content. A unit test covers
 * the PDFs themselves.
 */
export function checkDocuments(pages: readonly BuiltPage[]): string[] {
  const downloads = pages.flatMap(({ document }) =>
    document
      .querySelectorAll('a[download][href$=".pdf"]')
      .map((link) => link.getAttribute("href") ?? ""),
  );
  const files = [...new Set(downloads)];
  const single = SINGLE.filter(({ files }) => existsSync(`content/${files}`));
  const documents = new ContentFolder("content").entries("newsletters").length + single.length;
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
