import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * Returns the matching files in a folder and its subfolders, as relative paths with forward slashes on every
 * system.
 */
export const filesIn = (folder: string, pattern = /./): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((file) => pattern.test(file));
