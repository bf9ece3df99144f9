import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { TypstCompiler } from "@myriaddreamin/typst-ts-web-compiler";
import { fromMarkdown } from "mdast-util-from-markdown";
import sharp from "sharp";
import { visit } from "unist-util-visit";
import { locale } from "../../lender";
import { formatDate } from "../../lib/format";
import { slug } from "../../lib/slug";
import * as palette from "../../theme/palette";
import { BUILD_CACHE } from "../buildCache";
import { OTHER_LETTERS, staticFont } from "../staticFont";

/** A newsletter, worksheet or paper of the content, with its placeholders resolved. */
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

/** The lender's data that every document shows. */
export interface Publisher {
  name: string;
  url: string;
  pictures: { shareBackground: { src: string } };
}

export type Layout = "letter" | "worksheet" | "paper";

const WASM = "node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm";
const TEMPLATE = "src/gatsby/documents/document.typ";
const MARK = "static/favicon.svg";
const BAND = "static/patterns/madras-band.svg";

/** Besides the texts and pictures, what decides what a PDF looks like. */
const SOURCES = [TEMPLATE, MARK, BAND, "src/gatsby/staticFont.ts", "package-lock.json"];

/**
 * Sets a document as a tagged PDF, and writes it to `public/static`. One with the same texts and
 * pictures is taken from the build's cache.
 * @param file the document's YAML file, to which its pictures are relative
 */
export async function printDocument(
  document: PrintedDocument,
  publisher: Publisher,
  { file, layout }: { file: string; layout: Layout },
): Promise<{ url: string; size: string }> {
  const pictures = document.articles.flatMap(({ picture }) =>
    picture ? [join(dirname(file), picture.src)] : [],
  );
  const header = join("content", publisher.pictures.shareBackground.src);
  const data = JSON.stringify(documentData(document, publisher, layout), (name, value) =>
    // An unchanged PDF keeps its address: Gatsby counts in these how often a node was created, and
    // derives them from the path of the folder in which the site is built.
    ["id", "internal", "parent"].includes(name) ? undefined : value,
  );
  const digest = createHash("sha256").update(data);
  for (const source of [...SOURCES, ...pictures, header]) digest.update(readFileSync(source));
  const hash = digest.digest("hex").slice(0, 12);
  const cached = join(BUILD_CACHE, "documents", `${hash}.pdf`);
  if (!existsSync(cached)) {
    const pdf = await compile({
      "document.typ": readFileSync(TEMPLATE),
      "document.json": Buffer.from(data),
      "header.jpg": await sharp(header).resize({ width: 1300 }).jpeg({ quality: 70 }).toBuffer(),
      "mark.svg": readFileSync(MARK),
      "madras-band.svg": readFileSync(BAND),
      ...Object.fromEntries(await Promise.all(pictures.map(pictureFile))),
    });
    mkdirSync(dirname(cached), { recursive: true });
    writeFileSync(cached, pdf);
  }
  const pdf = readFileSync(cached);
  const url = `/static/${hash}/${slug(document.title) || "document"}.pdf`;
  mkdirSync(join("public", dirname(url)), { recursive: true });
  writeFileSync(join("public", url), pdf);
  return { url, size: `${Math.ceil(pdf.length / 1000)} kB` };
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
    estimate: "Figures in examples are estimates.",
    lender: publisher,
    palette,
    articles: document.articles.map(({ title, body, picture }) => ({
      title,
      body: markdownTree(body, publisher.url).children,
      picture: picture ? { file: basename(picture.src), alt: picture.alt ?? "" } : null,
    })),
  };
}

/** Parses Markdown. Links to pages become absolute, because a PDF has no site. */
function markdownTree(markdown: string, siteUrl: string) {
  const tree = fromMarkdown(markdown);
  visit(tree, (node) => {
    delete node.position;
    if (node.type === "link" && node.url.startsWith("/")) node.url = siteUrl + node.url;
  });
  return tree;
}

/** Returns a picture by its name in the document; photographs are scaled to what print needs. */
async function pictureFile(path: string): Promise<[name: string, bytes: Buffer]> {
  const bytes = readFileSync(path);
  if (path.endsWith(".svg")) return [basename(path), bytes];
  return [
    basename(path),
    await sharp(bytes).resize({ width: 1000, withoutEnlargement: true }).toBuffer(),
  ];
}

/** One for all documents: starting the module again would end those that are at work. */
let compiler: Promise<TypstCompiler> | undefined;

async function startCompiler(): Promise<TypstCompiler> {
  const typst = await import("@myriaddreamin/typst-ts-web-compiler");
  await typst.default({ module_or_path: readFileSync(WASM) });
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const fonts = [
    ...[400, 700].flatMap((weight) =>
      ["text" as const, ...OTHER_LETTERS].map((typeface) => staticFont(typeface, weight)),
    ),
    staticFont("display", 700),
  ];
  for (const font of await Promise.all(fonts)) await builder.add_raw_font(font);
  return builder.build();
}

/** Compiles `document.typ` with the files that it names. @throws Error with Typst's own messages */
async function compile(files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  compiler ??= startCompiler();
  const typst = await compiler;
  typst.reset_shadow();
  for (const [name, bytes] of Object.entries(files)) typst.map_shadow(`/${name}`, bytes);
  const { result, diagnostics = [] } = typst.compile("/document.typ", undefined, "pdf", 1);
  if (!result) throw new Error(`The document cannot be set: ${diagnostics.join("; ")}`);
  return result;
}
