import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PUBLIC } from "../checkPages/builtPages";
import { compressed, readStats } from "./weighPage";

/**
 * What an island's own scripts weigh, in bytes as brotli sends them.
 * @param name the name its import gives its chunk
 * @throws Error when no import has that name
 */
export function weighIsland(name: string): number {
  const files = readStats().assetsByChunkName[name];
  if (!files) throw new Error(`No import names its chunk "${name}"; see webpackChunkName.`);
  return files
    .filter((file) => file.endsWith(".js"))
    .map((file) => compressed(readFileSync(join(PUBLIC, file), "utf8")))
    .reduce((total, bytes) => total + bytes, 0);
}
