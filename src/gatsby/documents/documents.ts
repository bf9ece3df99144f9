import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { NodeCompiler, PdfStandard } from "@myriaddreamin/typst-ts-node-compiler";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { locale } from "../../lender";
import { formatDate } from "../../lib/format";
import { slug } from "../../lib/slug";
import * as palette from "../../theme/palette";
import { digestOf } from "../buildCache";
import { upright } from "../originals";
import { OTHER_LETTERS, staticFont } from "../staticFont";

/** A newsletter, worksheet or document from the content, with its placeholders resolved. */
export interface PrintedDocument {
  title: string;
  date: string;
  description: string;
  articles: readonly {
    title: string;
    body: string;
    picture?: { src: string; alt?: string } | null;
  }[];
}

/** The lender's details, which every document shows. */
export interface Publisher {
  url: string;
  pictures: { shareBackground: { src: string } };
}

export type Layout = "letter" | "worksheet" | "paper";

/** A document's layout, and its YAML file. The paths of the document's pictures are relative to that file. */
interface Setting {
  file: string;
  layout: Layout;
}

/** Typesets a document as a PDF in `public/static`. Returns the file's URL, and its size with a unit. */
export async function printDocument(
  document: PrintedDocument,
  publisher: Publisher,
  setting: Setting,
): Promise<{ url: string; size: string }> {
  const pdf = await typeset(document, publisher, setting);
  const url = `/static/${digestOf(pdf)}/${slug(document.title) || "document"}.pdf`;
  mkdirSync(join("public", dirname(url)), { recursive: true });
  writeFileSync(join("public", url), pdf);
  return { url, size: `${Math.ceil(pdf.length / 1000)}\u00a0kB` };
}

const [language = "en", region = ""] = locale.split("-");

function documentData(document: PrintedDocument, publisher: Publisher, layout: Layout) {
  const [year, month, day] = document.date.split("-").map(Number);
  return {
    title: document.title,
    description: document.description,
    layout,
    language: { lang: language, region },
    date: { year, month, day },
    dateText: formatDate(document.date),
    lender: publisher,
    palette,
    articles: document.articles.map(({ title, body, picture }) => ({
      title,
      body: markdownTree(body, publisher.url).children,
      picture: picture ? { file: basename(picture.src), alt: picture.alt ?? "" } : null,
    })),
  };
}

/** Parses Markdown. Links to pages are made absolute, because a PDF can be opened outside the site. */
function markdownTree(markdown: string, siteUrl: string) {
  const tree = fromMarkdown(markdown);
  visit(tree, (node) => {
    delete node.position;
    if (node.type === "link" && node.url.startsWith("/")) node.url = siteUrl + node.url;
  });
  return tree;
}

/** Returns a picture and its name in the document. Large photographs are scaled down to print resolution. */
async function pictureFile(path: string): Promise<[name: string, bytes: Buffer]> {
  const bytes = readFileSync(path);
  const isDrawing = /\.svg$/i.test(path);
  const scaled = upright(bytes).resize({ width: 1000, withoutEnlargement: true });
  return [basename(path), isDrawing ? bytes : await scaled.toBuffer()];
}

/** Shared by all documents, because loading the fonts takes half a second. */
let compiler: Promise<NodeCompiler> | undefined;

async function startCompiler(): Promise<NodeCompiler> {
  const fonts = [
    ...[400, 700].flatMap((weight) =>
      ["text" as const, ...OTHER_LETTERS].map((typeface) => staticFont(typeface, weight)),
    ),
    staticFont("display", 700),
  ];
  return NodeCompiler.create({ fontArgs: [{ fontBlobs: await Promise.all(fonts) }] });
}

/**
 * Returns a PDF that conforms to PDF/UA, so that it is accessible: viewers show its title instead of the
 * file name, and its headings, lists and pictures are tagged.
 * @throws Error with Typst's messages, for example when something is empty or no font has a character
 */
async function typeset(
  document: PrintedDocument,
  publisher: Publisher,
  { file, layout }: Setting,
): Promise<Buffer> {
  const pictures = document.articles.flatMap(({ picture }) =>
    picture ? [join(dirname(file), picture.src)] : [],
  );
  const header = upright(join("content", publisher.pictures.shareBackground.src));
  const files = {
    "document.typ": readFileSync("src/gatsby/documents/document.typ"),
    "document.json": Buffer.from(JSON.stringify(documentData(document, publisher, layout))),
    "header.jpg": await header.resize({ width: 1300 }).jpeg({ quality: 70 }).toBuffer(),
    "mark.svg": readFileSync("static/favicon.svg"),
    "madras-band.svg": readFileSync("static/patterns/madras-band.svg"),
    ...Object.fromEntries(await Promise.all(pictures.map(pictureFile))),
  };
  compiler ??= startCompiler();
  const typst = await compiler;
  typst.resetShadow();
  for (const [name, bytes] of Object.entries(files)) typst.mapShadow(resolve(name), bytes);
  try {
    return typst.pdf({ mainFilePath: resolve("document.typ") }, { pdfStandard: PdfStandard.UA_1 });
  } catch (error) {
    // The message of this error is empty. Its code is the list of errors in Rust's debug format.
    const { code } = error as { code: string };
    const messages = [...code.matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text);
    throw new Error(`The PDF "${document.title}" cannot be set: ${messages.join("; ") || code}`);
  }
}
