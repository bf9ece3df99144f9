import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, PUBLIC } from "./builtPages";

/** Pages that the sitemap leaves out, names twice, or names without their being there. */
export function checkSitemap(pages: readonly BuiltPage[], siteUrl: string): string[] {
  const sitemap = readFileSync(join(PUBLIC, "sitemap-0.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    address.slice(siteUrl.length),
  );
  const expected = pages.filter(({ file }) => file !== "404.html").map(({ path }) => path);
  return [
    ...expected
      .filter((path) => listed.filter((other) => (other || "/") === path).length !== 1)
      .map((path) => `sitemap: ${path} is not listed exactly once`),
    ...listed
      .filter((path) => !expected.includes(path || "/"))
      .map((path) => `sitemap: ${path} is no page`),
  ];
}
