import { readFileSync } from "node:fs";

/** The pages with the most parts, the richest last. */
const RICHEST = ["/loan-calculator", "/"];

/** Every page of the built site, as its sitemap lists them; the richest come first. */
export const ROUTES: readonly string[] = [
  ...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
]
  .map(([, path]) => path || "/")
  .sort((one, other) => RICHEST.indexOf(other) - RICHEST.indexOf(one));
