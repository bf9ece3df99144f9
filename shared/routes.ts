import { readFileSync } from "node:fs";

/** Every page of the built site, as its sitemap lists them. */
export const ROUTES: readonly string[] = [
  ...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
].map(([, path]) => path || "/");
