import type { HTMLElement } from "node-html-parser";

/**
 * Returns preload links for a page's high-priority pictures, so that the browser fetches them before it has
 * parsed the body. Browsers that do not support AVIF ignore the links to AVIF files.
 */
export const picturePreloads = (document: HTMLElement): string =>
  document
    .querySelectorAll("picture")
    .filter((picture) => picture.querySelector("img")?.getAttribute("fetchpriority") === "high")
    .map(preloadsOf)
    .join("");

function preloadsOf(picture: HTMLElement): string {
  const sources = picture
    .querySelectorAll("source")
    .filter((source) => source.getAttribute("type") === "image/avif");
  const image = picture.querySelector("img");
  // An SVG drawing has one file for all widths.
  if (sources.length === 0 && image && !image.hasAttribute("srcset"))
    return `<link rel="preload" as="image" href="${image.getAttribute("src")}" fetchpriority="high"/>`;
  const phones = sources.find((source) => source.hasAttribute("media"))?.getAttribute("media");
  return sources
    .map((source) => {
      const media = source.getAttribute("media") ?? (phones ? negated(phones) : "");
      const condition = media && ` media="${media}"`;
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${source.getAttribute("srcset")}" imagesizes="${source.getAttribute("sizes")}"${condition} fetchpriority="high"/>`;
    })
    .join("");
}

/** Negates the media query for phones and paper. `not` before a list would negate only its first query. */
function negated(media: string): string {
  const [, width] = /^print, (\([^()]+\))$/.exec(media) ?? [];
  if (!width) throw new Error(`picturePreloads.ts cannot negate the media query "${media}".`);
  return `screen and (not ${width})`;
}
