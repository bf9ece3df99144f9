import { readFileSync } from "node:fs";
import { join } from "node:path";
import { IS_FULL_RUN } from "./testDepth";

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

/** Returns the name of a built page's template as in Gatsby's chunk names: faq-page for FaqPage.tsx. */
export function templateOf(route: string): string {
  const file = join("public/page-data", route === "/" ? "index" : route, "page-data.json");
  const { componentChunkName } = JSON.parse(readFileSync(file, "utf8"));
  return componentChunkName.replace(/^component---src-templates-(.+)-\1-tsx$/, "$1");
}

const templates = ROUTES.map(templateOf);

/** One page of each template, or every page in a full run. */
export const ROUTES_OF_TEMPLATES = ROUTES.filter(
  (route, index) => IS_FULL_RUN || templates.indexOf(templateOf(route)) === index,
);
