import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Returns the project's files that git tracks or does not ignore, limited to the given paths, if any. */
export const projectFiles = (...paths: readonly string[]): string[] =>
  execFileSync("git", [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "-z",
    "--",
    ...paths,
  ])
    .toString()
    .split("\0")
    .filter((file) => file && existsSync(file));
