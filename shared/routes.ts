import { readFileSync } from "node:fs";

/** The pages with the most components, ending with the largest. */
const RICHEST = ["/loan-calculator", "/"];

/** Every page of the built site that is in its sitemap, starting with the largest. */
export const ROUTES: readonly string[] = [
  ...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
]
  .map(([, path]) => path || "/")
  .sort((one, other) => RICHEST.indexOf(other) - RICHEST.indexOf(one));
