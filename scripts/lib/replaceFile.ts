import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a file atomically, and creates its folder if there is none. Otherwise, Gatsby's watcher would report
 * the file while it is still empty, and miss writes in the next 50 ms. The watcher ignores the temporary
 * file, because its name ends with "~".
 */
export function replaceFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}~`, content);
  renameSync(`${path}~`, path);
}
