import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file in one step, with its folder. Otherwise, Gatsby's watcher would report the file while it is still empty,
 * and miss writes in the next 50 ms. It ignores names that end with "~".
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}~`, content);
  renameSync(`${path}~`, path);
}
