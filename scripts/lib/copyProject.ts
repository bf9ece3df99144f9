import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { projectFiles } from "./projectFiles";

/**
 * Copies the project's current files to a new repository in a temporary folder, with an empty commit and a symbolic
 * link to `node_modules`. Returns the folder.
 */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), "lender-builds-"));
  for (const file of projectFiles()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    cpSync(file, join(root, file), { preserveTimestamps: true });
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const author = ["-c", "user.name=Copy", "-c", "user.email=copy@lender.example"];
  execFileSync("git", ["init", "--quiet"], { cwd: root });
  execFileSync("git", [...author, "commit", "--allow-empty", "--quiet", "--message=Copy"], {
    cwd: root,
  });
  return root;
}
