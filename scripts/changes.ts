import { spawnSync } from "node:child_process";

/**
 * Whether this branch or the working tree changes or adds any of the files. On the main branch, compares with
 * the previous commit. If git fails, the files count as changed.
 * @param paths git pathspecs
 */
export function hasChanged(paths: readonly string[], cwd = "."): boolean {
  const git = (...args: string[]) => spawnSync("git", args, { cwd, encoding: "utf8" });
  const commit = (...args: string[]) => git(...args).stdout.trim();
  const head = commit("rev-parse", "HEAD");
  const base = commit("merge-base", "HEAD", "origin/main") || commit("merge-base", "HEAD", "main");
  // In CI, a pull request's clone contains only its merge commit and that commit's parents. The first parent is
  // the base.
  const from = !base || base === head ? "HEAD^" : base;
  const changed = git("diff", "--name-only", from, "--", ...paths);
  const added = git("ls-files", "--others", "--exclude-standard", "--", ...paths);
  return changed.status !== 0 || changed.stdout + added.stdout !== "";
}
