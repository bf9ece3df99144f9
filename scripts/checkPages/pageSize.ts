import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { type BuiltPage, PUBLIC } from "./builtPages";

/** The sizes of a page's files, in bytes. Scripts and data are compressed with brotli. */
export interface PageSize {
  /** The document with its styles, uncompressed. */
  html: number;
  fonts: number;
  /** The loader, which is the only script in a page's HTML. */
  script: number;
  /** The scripts loaded once the browser is idle, without lazy-loaded chunks. */
  scriptAfterIdle: number;
  /** The JSON that Gatsby's scripts request. */
  data: number;
}

/** The files in each chunk, as listed by webpack. */
type Chunks = Record<string, string[] | undefined>;

export const readChunks = (): Chunks => JSON.parse(read("webpack.stats.json")).assetsByChunkName;

/** Returns the file name of a page's template without its extension, such as faq-page. */
export const templateOf = (page: BuiltPage): string =>
  componentChunk(page).replace(/^component---src-templates-|-tsx$/g, "");

const componentChunk = (page: BuiltPage): string =>
  JSON.parse(read(dataFiles(page)[0] ?? "")).componentChunkName;

/** Returns the JSON files with the page's data: its own first, then those of its static queries. */
const dataFiles = ({ document }: BuiltPage): string[] =>
  attribute(document.querySelector("script[data-files]"), "data-files")
    .split(" ")
    .flatMap((entry) => /^\/(.*\.json)/.exec(entry)?.[1] ?? []);

export function pageSize(page: BuiltPage, chunks: Chunks): PageSize {
  const { html, document } = page;
  const fonts = document.querySelectorAll('link[rel="preload"][as="font"]');
  return {
    html: Buffer.byteLength(html),
    fonts: sum(fonts.map((link) => statSync(join(PUBLIC, attribute(link, "href"))).size)),
    script: compressedFileSize(attribute(document.querySelector("script[data-files]"), "src")),
    scriptAfterIdle: scriptSize(chunks, ["app", componentChunk(page)]),
    data: sum([...dataFiles(page), "page-data/app-data.json"].map(compressedFileSize)),
  };
}

/** @throws Error when any of the names has no chunk in the build */
export function scriptSize(chunks: Chunks, names: readonly string[]): number {
  const files = names.flatMap((name) => {
    const assets = chunks[name];
    if (!assets) throw new Error(`No import names its chunk "${name}"; see webpackChunkName.`);
    return assets.filter((file) => file.endsWith(".js"));
  });
  return sum([...new Set(files)].map(compressedFileSize));
}

const compressedFileSizes = new Map<string, number>();

/** Returns the compressed size of a file. It is cached, because many pages share files. */
function compressedFileSize(file: string): number {
  const size = compressedFileSizes.get(file) ?? brotliCompressSync(read(file)).length;
  compressedFileSizes.set(file, size);
  return size;
}

const read = (file: string) => readFileSync(join(PUBLIC, file), "utf8");

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function attribute(element: HTMLElement | null | undefined, name: string): string {
  const value = element?.getAttribute(name);
  if (!value) throw new Error(`A built page lacks an element with the attribute ${name}.`);
  return value;
}
