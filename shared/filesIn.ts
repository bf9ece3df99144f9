import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Returns the files in a folder, and below it, whose paths match; with slashes on every system. */
export const filesIn = (folder: string, pattern = /./): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .filter((file) => pattern.test(file));
