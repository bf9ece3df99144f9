import { existsSync } from "node:fs";
import { join } from "node:path";
import type { HTMLElement } from "node-html-parser";
import { type BuiltPage, PUBLIC } from "./builtPages";

/** Attributes that hold one address, by the elements that have them. */
const ADDRESSES: [selector: string, attribute: string][] = [
  ["a[href]", "href"],
  ["link[href]", "href"],
  ["script[src]", "src"],
  ["img[src]", "src"],
  ["iframe[src]", "src"],
  ['meta[property="og:image"], meta[property="og:url"], meta[name="twitter:image"]', "content"],
];

/** Every address on every page that leads nowhere, with the page that holds it. */
export function checkLinks(pages: readonly BuiltPage[], siteUrl: string): string[] {
  const anchors = new Map(
    pages.map(({ path, document }) => [
      path,
      new Set(document.querySelectorAll("[id]").map(({ id }) => id)),
    ]),
  );
  return pages.flatMap((page) =>
    [...new Set(addressesOf(page.document))].flatMap((address) => {
      const fault = faultOf(address, page.path, anchors, siteUrl);
      return fault ? [`${page.file}: ${address} ${fault}`] : [];
    }),
  );
}

function addressesOf(document: HTMLElement): string[] {
  const single = ADDRESSES.flatMap(([selector, attribute]) =>
    document.querySelectorAll(selector).map((element) => element.getAttribute(attribute) ?? ""),
  );
  const sets = document
    .querySelectorAll("[srcset], [imagesrcset]")
    .flatMap((element) =>
      (element.getAttribute("srcset") ?? element.getAttribute("imagesrcset") ?? "")
        .split(",")
        .map((entry) => entry.trim().split(/\s/)[0] ?? ""),
    );
  return [...single, ...sets];
}

function faultOf(
  address: string,
  from: string,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  siteUrl: string,
): string | undefined {
  if (address === "" || address === "#") return "is empty";
  if (/^(mailto|tel):/.test(address)) return undefined;
  const url = new URL(address, `${siteUrl}${from}`);
  if (url.origin !== siteUrl) return url.protocol === "https:" ? undefined : "does not use https";
  const path = decodeURI(url.pathname);
  const places = anchors.get(path);
  if (!places) {
    const isFile = /\.[a-z0-9]+$/i.test(path) && existsSync(join(PUBLIC, path));
    return isFile ? undefined : "leads to no page or file";
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor && !places.has(anchor) ? "names a place that the page does not have" : undefined;
}
