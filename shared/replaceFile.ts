import { renameSync, writeFileSync } from "node:fs";

/**
 * Replaces a file in one step. Otherwise, Gatsby's watcher would report the file while it is still empty,
 * and miss writes in the next 50 ms. It ignores names that end with "~".
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}~`, content);
  renameSync(`${path}~`, path);
}
