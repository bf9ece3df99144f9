import type { HTMLElement } from "node-html-parser";
import type { BuiltPage } from "./builtPages";

const PARTS = {
  title: (head: HTMLElement) => head.querySelector("title")?.text,
  description: (head: HTMLElement) =>
    head.querySelector('meta[name="description"]')?.getAttribute("content"),
};

/**
 * Returns titles and descriptions that two pages share, and canonical links that are not to the page
 * itself. The check of the content knows their lengths.
 */
export function checkHeads(pages: readonly BuiltPage[], siteUrl: string): string[] {
  const faults = pages.flatMap(({ file, path, document }) => {
    const links = document.querySelectorAll("link[rel=canonical]");
    const expected = file === "404.html" ? [] : [new URL(path, siteUrl).href];
    const canonical = links.map((link) => new URL(link.getAttribute("href") ?? "", siteUrl).href);
    return canonical.join() === expected.join()
      ? []
      : [`${file}: its canonical link is "${canonical}" instead of "${expected}"`];
  });
  for (const [part, textOf] of Object.entries(PARTS)) {
    const owners = new Map<string, string>();
    for (const { file, document } of pages) {
      const text = textOf(document) ?? "";
      const owner = owners.get(text);
      if (owner) faults.push(`${file}: its ${part} is that of ${owner} too: "${text}"`);
      else owners.set(text, file);
    }
  }
  return faults;
}
