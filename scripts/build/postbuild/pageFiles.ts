import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "./gatsbyPages";

/** The files that the loader fetches for a page, as URLs on the site. */
export interface PageFiles {
  /** The scripts in the order in which they run. Gatsby's entry is last, because it needs all the others. */
  scripts: string[];
  /**
   * The scripts without which nothing works. The template's script is not one of them: if it fails to load,
   * Gatsby itself retries it.
   */
  vital: string[];
  data: string[];
}

interface Stats {
  assetsByChunkName: Record<string, string[]>;
}

/** Reads from Gatsby's output which files each page needs, and returns a function that finds them by path. */
export function readPageFiles(): (pagePath: string) => PageFiles {
  const { assetsByChunkName } = readJson<Stats>("webpack.stats.json");
  const app = [...new Set(["react", "app"].flatMap((name) => scriptsOf(assetsByChunkName[name])))];
  const entry = app.at(-1);
  if (!entry) throw new Error("Gatsby's webpack.stats.json names no scripts of the chunk app.");
  return (pagePath) => {
    const data = `page-data${pagePath === "/" ? "/index" : pagePath}/page-data.json`;
    const { componentChunkName, staticQueryHashes } = readJson<{
      componentChunkName: string;
      staticQueryHashes: string[];
    }>(data);
    const template = scriptsOf(assetsByChunkName[componentChunkName]);
    return {
      scripts: [...new Set([...app.slice(0, -1), ...template, entry])],
      vital: app,
      data: [data, ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)].map(address),
    };
  };
}

const address = (file: string) => `/${file}`;

const scriptsOf = (assets: readonly string[] = []) =>
  assets.filter((file) => file.endsWith(".js")).map(address);

const readJson = <Json>(file: string): Json => JSON.parse(readFileSync(join(PUBLIC, file), "utf8"));
