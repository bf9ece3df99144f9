import { readFileSync } from "node:fs";

/** The pages with the most components. The largest is last. */
const RICHEST = ["/loan-calculator", "/"];

/**
 * The path of every page in the built site's sitemap, starting with the pages that have the most components.
 */
export const ROUTES: readonly string[] = [
  ...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
]
  .map(([, path]) => path || "/")
  .sort((one, other) => RICHEST.indexOf(other) - RICHEST.indexOf(one));
