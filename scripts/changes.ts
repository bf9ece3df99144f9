import { spawnSync } from "node:child_process";

/**
 * Whether this branch or the working tree changes or adds one of the files; on the main branch, since the
 * previous commit. If git cannot tell, they count as changed.
 * @param paths pathspecs of git
 */
export function hasChanged(paths: readonly string[], cwd = "."): boolean {
  const git = (...args: string[]) => spawnSync("git", args, { cwd, encoding: "utf8" });
  const commit = (...args: string[]) => git(...args).stdout.trim();
  const head = commit("rev-parse", "HEAD");
  const base = commit("merge-base", "HEAD", "origin/main") || commit("merge-base", "HEAD", "main");
  // In CI, the clone of a pull request has only its merge commit and that commit's parents.
  const from = !base || base === head ? "HEAD^" : base;
  const changed = git("diff", "--name-only", from, "--", ...paths);
  const added = git("ls-files", "--others", "--exclude-standard", "--", ...paths);
  return changed.status !== 0 || changed.stdout + added.stdout !== "";
}
