import { renameSync, writeFileSync } from "node:fs";

/**
 * Replaces a file in one step. Gatsby's watcher reports a file that is written in place when it is
 * empty, and misses what is written to it in the next 50 ms; names that end with ~ it ignores.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}~`, content);
  renameSync(`${path}~`, path);
}
