import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentFolder } from "../../shared/contentFolder";
import { readContent } from "../../src/content-model/placeholders/load";
import type { BuiltPage } from "./builtPages";

interface PrintedContent {
  title: string;
  articles: readonly { title: string }[];
}

/** The largest size of a PDF, in bytes. */
const MOST_BYTES = 250_000;

/**
 * Checks that every document of the content is downloaded from a page as a PDF with its title,
 * language and headings, tagged for screen readers. Their texts are uncompressed in it.
 */
export function checkDocuments(pages: readonly BuiltPage[]): string[] {
  const downloads = [
    ...new Set(
      pages.flatMap(({ document }) =>
        document
          .querySelectorAll('a[download][href$=".pdf"]')
          .map((link) => link.getAttribute("href") ?? ""),
      ),
    ),
  ].map((url) => ({ url, pdf: readFileSync(join("public", url), "latin1") }));
  const content = new ContentFolder("content");
  const files = [
    ...content.entries("newsletters"),
    "resources/free-pack.yaml",
    "employer-registration/paper.yaml",
    "employer-registration/agreement.yaml",
  ];
  return files.flatMap((file) => {
    const { title, articles } = readContent<PrintedContent>(file);
    const download = downloads.find(({ pdf }) => contains(pdf, title));
    if (!download) return [`content/${file}: no page has a download titled "${title}"`];
    const { url, pdf } = download;
    const headings = articles.filter((article) => !contains(pdf, article.title));
    return [
      ...(/\/Marked true/.test(pdf) ? [] : ["is not tagged for screen readers"]),
      ...(/\/Lang \([a-z]{2}/.test(pdf) ? [] : ["has no language"]),
      ...(pdf.length > MOST_BYTES ? [`has ${pdf.length} bytes, more than ${MOST_BYTES}`] : []),
      ...headings.map((article) => `lacks the heading "${article.title}"`),
    ].map((fault) => `${url}: ${fault}`);
  });
}

/** Whether a PDF has a text in its outline or metadata, where it is in ASCII, UTF-16 or its hexadecimal digits. */
const contains = (pdf: string, text: string): boolean =>
  [`(${escaped(text)})`, `(${utf16(text)})`, hexadecimal(text)].some((written) =>
    pdf.includes(`/Title ${written}`),
  );

const escaped = (text: string): string => text.replace(/[\\()]/g, "\\$&");

const hexadecimal = (text: string): string =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

const utf16 = (text: string): string =>
  escaped(`\xfe\xff${Buffer.from(text, "utf16le").swap16().toString("latin1")}`);
