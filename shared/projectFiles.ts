import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Returns the current files in the project's repository, including new ones. */
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
