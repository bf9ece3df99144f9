import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { projectFiles } from "./projectFiles";

/** Copies the current files of the project's repository into a folder. */
export function copyFiles(root: string): void {
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file), { preserveTimestamps: true });
  }
}

/** Makes such a copy a repository in a scratch folder, with the packages that are installed here. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), "lender-builds-"));
  copyFiles(root);
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  return root;
}
