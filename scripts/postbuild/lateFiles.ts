import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "./gatsbyPages";

/**
 * What a page works with beside the scripts that all pages have: the scripts of its template, of what
 * follows its opening and of its islands, its data, and what its layout and sections ask for. It
 * comes in one round trip when the page names it; otherwise each would wait for the one before that
 * asks for it.
 */
export function lateFiles(): (pagePath: string, islands: readonly string[]) => string[] {
  const { assetsByChunkName } = readJson("webpack.stats.json");
  return (pagePath, islands) => {
    const data = `page-data${pagePath === "/" ? "/index" : pagePath}/page-data.json`;
    const { componentChunkName, staticQueryHashes } = readJson(data);
    const chunks: string[] = [componentChunkName, `${componentChunkName}-body`, ...islands];
    const scripts = new Set(chunks.flatMap((chunk) => assetsByChunkName[chunk] ?? []));
    const queries = staticQueryHashes.map((query: string) => `page-data/sq/d/${query}.json`);
    return [data, ...queries, ...scripts].map((file) => `/${file}`);
  };
}

const readJson = (file: string) => JSON.parse(readFileSync(join(PUBLIC, file), "utf8"));
