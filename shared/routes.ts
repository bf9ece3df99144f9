import { readFileSync } from "node:fs";

/** The pages with the most components, the largest last. */
const RICHEST = ["/loan-calculator", "/"];

/** Every page of the built site, as in its sitemap; the largest come first. */
export const ROUTES: readonly string[] = [
  ...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
]
  .map(([, path]) => path || "/")
  .sort((one, other) => RICHEST.indexOf(other) - RICHEST.indexOf(one));
