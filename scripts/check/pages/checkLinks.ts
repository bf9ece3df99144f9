import { existsSync } from "node:fs";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { type BuiltPage, PUBLIC } from "./builtPages";

/** Elements that have a single URL, in one of these attributes. */
const ELEMENTS = 'a, link, script, img, iframe, meta[property="og:image"], meta[property="og:url"]';
const ATTRIBUTES = ["href", "src", "content"];

/**
 * Returns an error for each URL that is empty, refers to a missing page, file or anchor, or does not use
 * HTTPS. External URLs are not requested.
 */
export function checkLinks(pages: readonly BuiltPage[], siteUrl: string): string[] {
  const anchors = new Map(pages.map(({ path, document }) => [path, idsIn(document)]));
  return pages.flatMap(({ file, path, document }) =>
    [...new Set(urlsOf(document))].flatMap((url) => {
      const fault = faultOf(url, path, anchors, siteUrl);
      return fault ? [`${file}: ${url} ${fault}`] : [];
    }),
  );
}

const idsIn = (document: HTMLElement): ReadonlySet<string> =>
  new Set(document.querySelectorAll("[id]").map(({ id }) => id));

const urlsOf = (document: HTMLElement): string[] => [
  ...document
    .querySelectorAll(ELEMENTS)
    .flatMap((element) => ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? [])),
  ...["srcset", "imagesrcset"].flatMap((attribute) =>
    document
      .querySelectorAll(`[${attribute}]`)
      .flatMap((element) => element.getAttribute(attribute)?.match(/\/[^\s,]+/g) ?? []),
  ),
];

function faultOf(
  text: string,
  from: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  siteUrl: string,
): string | undefined {
  if (text === "" || text === "#") return "is empty";
  if (/^(mailto|tel|data):/.test(text)) return undefined;
  const url = new URL(text, `${siteUrl}${from}`);
  if (url.origin !== siteUrl) return url.protocol === "https:" ? undefined : "does not use https";
  const path = decodeURI(url.pathname);
  const ids = anchors.get(path);
  if (!ids) {
    const isFile = /\.[a-z0-9]+$/i.test(path) && existsSync(join(PUBLIC, path));
    return isFile ? undefined : "is no page or file";
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor && !ids.has(anchor) ? "names an anchor that the page does not have" : undefined;
}
