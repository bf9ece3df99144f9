import type { HTMLElement } from "node-html-parser";
import { SEO_LIMITS } from "../../src/content-model/page";
import type { BuiltPage } from "./builtPages";

const PARTS = {
  title: (head: HTMLElement) => head.querySelectorAll("title").map(({ text }) => text),
  description: (head: HTMLElement) =>
    head
      .querySelectorAll('meta[name="description"]')
      .map((meta) => meta.getAttribute("content") ?? ""),
};

/**
 * Returns titles and descriptions that are missing, doubled, too short, too long or not unique, and
 * canonical links that are not to the page itself.
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
  for (const part of ["title", "description"] as const) {
    const { min, max } = SEO_LIMITS[part];
    const owners = new Map<string, string>();
    for (const { file, document } of pages) {
      const [text = "", ...others] = PARTS[part](document);
      if (others.length > 0) faults.push(`${file}: its head has more than one ${part}`);
      if (text.length < min || text.length > max)
        faults.push(
          `${file}: its ${part} has ${text.length} characters, ${min} to ${max} are allowed: "${text}"`,
        );
      const owner = owners.get(text);
      if (owner) faults.push(`${file}: its ${part} is that of ${owner} too: "${text}"`);
      else owners.set(text, file);
    }
  }
  return faults;
}
