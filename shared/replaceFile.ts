import { renameSync, writeFileSync } from "node:fs";

/**
 * Replaces a file in one step. Gatsby's watcher reports a file while it is still empty, and misses writes
 * in the next 50 ms. It ignores names ending in ~.
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}~`, content);
  renameSync(`${path}~`, path);
}
