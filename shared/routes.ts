import { readFileSync } from "node:fs";
import { sample } from "./testDepth";

/** Every page of the built site, as its sitemap lists them. */
export const ROUTES: readonly string[] = [
  ...readFileSync("public/sitemap-0.xml", "utf8").matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g),
].map(([, path]) => path || "/");

/** The pages with the most parts, which every sweep visits. */
const RICHEST_ROUTES = ["/", "/loan-calculator"].filter((route) => ROUTES.includes(route));

/**
 * Returns the pages that a sweep visits: every one in the full run, else the richest ones and a
 * sample, in which sweeps differ.
 */
export const sweptRoutes = (sweep: string): readonly string[] => {
  const others = ROUTES.filter((route) => !RICHEST_ROUTES.includes(route));
  return [...RICHEST_ROUTES, ...sample(others, 1, sweep)];
};
