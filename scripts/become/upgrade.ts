import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fail } from "../lib/fail";
import { replaceConditionsIn } from "./upgrade/conditions";

const PALETTE = "src/theme/palette.ts";

/** Files that an owner has replaced. A release's changes to them are left out. */
const OWN_FILES = [".github/CODEOWNERS", "content", PALETTE];

/**
 * Pictures in an owner's colours. A release's new pictures are added, but its changes to existing ones are
 * left out.
 */
const OWN_PICTURES = ["static/favicon.svg", "static/icons", "static/patterns", "static/scenes"];

/** Runs git, and returns its output without the final line break. */
function git(args: readonly string[], input = "", env = process.env): string {
  return execFileSync("git", args, { input, env, encoding: "utf8", stdio: "pipe" }).trimEnd();
}

const changedFiles = (from: string, to: string, ...args: string[]) =>
  git(["diff", "--name-only", "--no-renames", "-z", from, to, ...args])
    .split("\0")
    .filter(Boolean);

/**
 * Commits a release's code on top of an earlier release, but with the owner's files as they were in the
 * earlier one.
 * @returns the commit's id; the commit is not on any branch
 */
function commitCode(from: string, to: string): string {
  const folder = mkdtempSync(join(tmpdir(), "upgrade-"));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
  const own = [
    ...changedFiles(from, to, "--", ...OWN_FILES),
    ...changedFiles(from, to, "--diff-filter=M", "--", ...OWN_PICTURES),
  ];
  try {
    git(["read-tree", to], "", env);
    git(["update-index", "--force-remove", "-z", "--stdin"], own.join("\0"), env);
    const before = own.length > 0 ? git(["ls-tree", "-r", from, "--", ...own]) : "";
    // Git rejects an empty line.
    if (before) git(["update-index", "--index-info"], `${before}\n`, env);
    const tree = git(["write-tree"], "", env);
    return git(["commit-tree", tree, "-p", from, "-m", `Upgrade from ${from} to ${to}`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const coloursIn = (ref: string) =>
  [...git(["show", `${ref}:${PALETTE}`]).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

/** Matches the messages of the commits that begin or upgrade an owner's repository, with the project's commit. */
const BASE = /^(?:Begin with|Upgrade from \S+ to) ([0-9a-f]{7,40})$/m;

/** Returns the short id of a commit of the project, or ends the process if there is none. */
function commitOf(name = "none"): string {
  const command = ["rev-parse", "--verify", "--quiet", `${name}^{commit}`];
  const { status, stdout } = spawnSync("git", command, { encoding: "utf8" });
  if (status === 0) return stdout.slice(0, 12);
  return fail(
    `The project has no commit "${name}". Name yours: npm run upgrade -- --base <commit>`,
  );
}

/**
 * Merges the project's newer code into an owner's repository as a single commit. This is a three-way merge based
 * on the project's commit that the owner has. The repositories need no common history.
 */
function merge(from: string, to: string): void {
  const picked = spawnSync("git", ["cherry-pick", commitCode(from, to)], { stdio: "inherit" });
  if (picked.status !== 0)
    fail(
      "Both you and the project have changed these lines. Resolve them, then `git cherry-pick --continue`, `npm ci` and" +
        " `npm run content:check`; for package-lock.json, `git checkout --theirs package-lock.json` and `npm install`." +
        " To leave everything as it was: `git cherry-pick --abort`.",
    );
}

function upgrade(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: "string", default: "upstream" }, base: { type: "string" } },
  });
  if (git(["status", "--porcelain"]) !== "")
    fail("Commit or stash your changes first: an upgrade is a commit of its own.");
  const newest = "refs/upgrade/main";
  const fetching = ["fetch", "--no-tags", values.from, `+refs/heads/main:${newest}`];
  if (spawnSync("git", fetching, { stdio: "inherit" }).status !== 0)
    fail(`"${values.from}" is not the project's repository; see docs/upgrading.md.`);
  const to = commitOf(positionals[0] ?? newest);
  const from = commitOf(values.base ?? BASE.exec(git(["log", "--format=%B"]))?.[1]);
  if (from !== to) merge(from, to);
  const unread = replaceConditionsIn("content");
  if (git(["status", "--porcelain", "content"]) !== "") {
    git(["add", "content"]);
    git(["commit", "--message", "Write one wording of each text"]);
  }
  const own = coloursIn("HEAD");
  const missing = coloursIn(to).filter((name) => !own.includes(name));
  const tasks = missing.map((name) => `add ${name} to ${PALETTE}: git show ${to}:${PALETTE}`);
  tasks.push(...unread.map((place) => `write one wording: ${place}`));
  for (const command of ["ci", "run content:check"])
    if (spawnSync("npm", command.split(" "), { stdio: "inherit" }).status !== 0)
      tasks.push(`do what "npm ${command}" asks above`);
  if (tasks.length > 0)
    fail(["The code is the project's. Now commit what is left:", ...tasks].join("\n  "));
  console.log(`\nUpgraded to ${to}. Review the commit (git show --stat), then run npm test.`);
}

upgrade();
