import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { type BuiltPage, PUBLIC } from "./builtPages";

/** The sizes of a page's files on a phone, in bytes. Scripts and data are compressed with brotli. */
export interface PageSize {
  /** The document with its styles, uncompressed. */
  html: number;
  fonts: number;
  /** Pictures that are not lazy-loaded, in the widths that a phone chooses. */
  pictures: number;
  /** The loader, which is the only script in a page's HTML. */
  script: number;
  /** The scripts loaded once the browser is idle, without lazy-loaded chunks. */
  scriptAfterIdle: number;
  /** The JSON that Gatsby's scripts request. */
  data: number;
}

/** The files in each chunk, as listed by webpack. */
export type Chunks = Record<string, string[] | undefined>;

/** The width of a phone's screen in device pixels: 412 CSS pixels at 2×. */
const PHONE_WIDTH = 824;

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
  const pictures = document.querySelectorAll('img[loading="eager"]');
  return {
    html: Buffer.byteLength(html),
    fonts: sum(fonts.map((link) => fileSize(attribute(link, "href")))),
    pictures: sum(pictures.map((image) => pictureSize(phoneCandidate(image)))),
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

const fileSize = (file: string) => readFileSync(join(PUBLIC, file)).length;

/**
 * Returns the size of a picture's file, compressed if it is an SVG drawing, whose URL may have a fragment.
 */
function pictureSize(source: string): number {
  const [file = ""] = source.split("#");
  return file.endsWith(".svg") ? compressedFileSize(file) : fileSize(file);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function attribute(element: HTMLElement | null | undefined, name: string): string {
  const value = element?.getAttribute(name);
  if (!value) throw new Error(`A built page lacks an element with the attribute ${name}.`);
  return value;
}

/**
 * Returns the file that a phone chooses: in the first format, the first file that is wide enough, or else the
 * last file. An SVG drawing has only one file.
 */
function phoneCandidate(image: HTMLElement): string {
  const source = image.parentNode?.querySelector("source") ?? image;
  if (!source.hasAttribute("srcset")) return attribute(source, "src");
  const candidates = [...attribute(source, "srcset").matchAll(/(\S+)(?: (\d+)w)?/g)];
  const fitting = candidates.find(([, , width]) => Number(width) >= PHONE_WIDTH);
  return (fitting ?? candidates.at(-1))?.[1] ?? "";
}
