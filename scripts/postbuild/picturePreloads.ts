/** A picture whose image is marked as urgent, and its sources. */
const URGENT = /<picture>(?<sources>(?:<source [^>]*>)*)<img (?=[^>]*fetchPriority="high")[^>]*>/gi;
const SOURCE = /<source [^>]*type="image\/avif"[^>]*>/gi;

/**
 * The preloads of a page's urgent pictures, for its head: the browser fetches them before it has
 * read the page that far. Browsers that cannot show the first format skip them.
 */
export const picturePreloads = (html: string): string =>
  [...html.matchAll(URGENT)].map(({ groups }) => preloadsOf(groups?.sources ?? "")).join("");

function preloadsOf(picture: string): string {
  const sources = picture.match(SOURCE) ?? [];
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
