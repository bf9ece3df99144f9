import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Returns the files that the project's repository holds as it is now, new ones included. */
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
