import type { BuiltPage } from "./builtPages";

/**
 * Returns the canonical links that are not to the page itself. The check of the content knows what
 * titles and descriptions must be.
 */
export const checkHeads = (pages: readonly BuiltPage[], siteUrl: string): string[] =>
  pages.flatMap(({ file, path, document }) => {
    const links = document.querySelectorAll("link[rel=canonical]");
    const expected = file === "404.html" ? [] : [new URL(path, siteUrl).href];
    const canonical = links.map((link) => new URL(link.getAttribute("href") ?? "", siteUrl).href);
    return canonical.join() === expected.join()
      ? []
      : [`${file}: its canonical link is "${canonical}" instead of "${expected}"`];
  });
