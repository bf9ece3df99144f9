import { type Dirent, readdirSync } from "node:fs";
import { join, relative } from "node:path";

/**
 * Returns the matching files in a folder and its subfolders, as relative paths with forward slashes on every
 * system. Leaves out symbolic links, unless they are what is sought.
 */
export const filesIn = (
  folder: string,
  pattern = /./,
  isSought = (entry: Dirent) => entry.isFile(),
): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(isSought)
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((file) => pattern.test(file));
