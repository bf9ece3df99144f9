import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyFiles } from "../../shared/copyProject";

/**
 * Makes a repository in this folder with the project's files as they are now, and the address of the
 * lender who deploys it; nothing that was installed or built.
 */
export function cloneProject(folder: string, site: string): string {
  copyFiles(folder);
  const settings = join(folder, "content/site.yaml");
  writeFileSync(settings, readFileSync(settings, "utf8").replace(/^url: .*/m, `url: ${site}`));
  // Equal in every clone, and old enough to be live.
  const date = "2026-01-01T00:00:00Z";
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=r", "-c", "user.email=r@example.org", ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "Rehearse");
  if (!existsSync(join(folder, ".git/HEAD"))) throw new Error("git made no repository.");
  return folder;
}
