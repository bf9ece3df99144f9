/** A picture whose image is marked as the page's largest, and its sources. */
const LARGEST = /<picture>(?<sources>(?:<source [^>]*>)*)<img (?=[^>]*fetchPriority="high")[^>]*>/i;
const SOURCE = /<source [^>]*type="image\/avif"[^>]*>/gi;

/**
 * The preloads of a page's largest picture, for its head: the browser fetches it before it has read
 * the page as far as the picture. Browsers that cannot show the first format skip them.
 */
export function picturePreloads(html: string): string {
  const sources = LARGEST.exec(html)?.groups?.sources?.match(SOURCE) ?? [];
  const taken = sources.flatMap((source) => attribute(source, "media") ?? []);
  return sources
    .map((source) => {
      const media =
        attribute(source, "media") ?? taken.map((query) => `not ${query}`).join(" and ");
      const condition = media && ` media="${media}"`;
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${attribute(source, "srcSet")}" imagesizes="${attribute(source, "sizes")}"${condition} fetchpriority="high"/>`;
    })
    .join("");
}

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, "i").exec(tag)?.[1];
