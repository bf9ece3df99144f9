import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { HTMLElement } from "node-html-parser";
import { type BuiltPage, PUBLIC } from "../checkPages/builtPages";

/** What a page costs a phone, in bytes as they are sent (text in brotli). */
export interface PageSize {
  /** The document, with the styles in it. */
  html: number;
  /** The styles alone. */
  css: number;
  fonts: number;
  /** What is not lazy, on a phone. */
  pictures: number;
  /** Script before the page is readable. */
  script: number;
  /** Script once the browser is idle, without lazy-loaded chunks. */
  scriptAfterIdle: number;
  /** The data that the page's own scripts read. */
  data: number;
}

interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
}

/** In device pixels: a phone 412 CSS pixels wide at 2×. */
const PHONE = 824;

/** Measures a built page. */
export function pageSize({ path, html, document }: BuiltPage): PageSize {
  const loader = document.querySelector("script[data-files]");
  const page = readPageData(path);
  return {
    html: compressed(html),
    css: compressed(
      document
        .querySelectorAll("style")
        .map(({ innerHTML }) => innerHTML)
        .join(""),
    ),
    fonts: sum(
      document
        .querySelectorAll('link[rel="preload"][as="font"]')
        .map((link) => sizeOf(address(link, "href"))),
    ),
    pictures: sum(
      document.querySelectorAll('img[loading="eager"]').map((image) => sizeOf(onPhones(image))),
    ),
    script: compressed(read(address(loader, "src"))),
    scriptAfterIdle: sum(scriptsOf(page.componentChunkName).map((file) => compressed(read(file)))),
    data: sum(
      [
        dataFile(path),
        "page-data/app-data.json",
        ...page.staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
      ].map((file) => compressed(read(file))),
    ),
  };
}

/** The scripts that a page fetches after it is readable, below the public folder. */
function scriptsOf(componentChunkName: string): string[] {
  const { assetsByChunkName } = readStats();
  const chunks = ["app", componentChunkName];
  const files = chunks.flatMap((chunk) => assetsByChunkName[chunk] ?? []);
  return [...new Set(files)].filter((file) => file.endsWith(".js"));
}

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

/** Which files each part of the site's scripts is in, as Gatsby's build wrote it down. */
export const readStats = (): Stats => JSON.parse(read("webpack.stats.json"));

/** What Gatsby knows of a page. */
export const readPageData = (path: string): PageData => JSON.parse(read(dataFile(path)));

/** The bytes of a text as brotli sends it. */
export const compressed = (text: string) => brotliCompressSync(text).length;

const dataFile = (path: string) =>
  `page-data${path === "/" ? "/index" : path === "/404" ? "/404.html" : path}/page-data.json`;

const read = (file: string) => readFileSync(join(PUBLIC, file), "utf8");

const sizeOf = (file: string) => readFileSync(join(PUBLIC, file)).length;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function address(element: HTMLElement | null | undefined, attribute: string): string {
  const value = element?.getAttribute(attribute);
  if (!value) throw new Error(`A built page has no ${attribute} where one is expected.`);
  return value;
}

/** The file that a phone takes of a picture: the first format, in the width that fits. */
function onPhones(image: HTMLElement): string {
  const source = image.parentNode?.querySelector("source") ?? image;
  const candidates = address(source, "srcset")
    .split(",")
    .map((candidate) => candidate.trim().split(" "))
    .map(([file = "", width = ""]) => ({ file, width: Number.parseInt(width, 10) }));
  const fitting = candidates.find(({ width }) => width >= PHONE) ?? candidates.at(-1);
  return fitting?.file ?? "";
}
