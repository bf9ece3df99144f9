import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fail } from "./fail";

/** Files that an owner has replaced. A release's changes to them are left out. */
const OWN_FILES = [".github/CODEOWNERS", "content", "src/theme/palette.ts"];

/**
 * Pictures in an owner's colours. A release's new pictures are added, but its changes to existing ones are
 * left out.
 */
const OWN_PICTURES = ["static/favicon.svg", "static/icons", "static/patterns", "static/scenes"];

/** Project settings that include a value of the owner's: the site's name at its host. */
const SETTINGS = "wrangler.jsonc";
const NAME = /"name": "[^"]*"/g;

/** Runs git, and returns its output without the final line break. */
function git(args: readonly string[], input = "", env = process.env): string {
  return execFileSync("git", args, { input, env, encoding: "utf8", stdio: "pipe" }).trimEnd();
}

const changedFiles = (from: string, to: string, ...args: string[]) =>
  git(["diff", "--name-only", "--no-renames", "-z", from, to, ...args])
    .split("\0")
    .filter(Boolean);

/**
 * Merges a release's changes to the settings into the owner's word by word, because git would report a
 * conflict when both sides have changed neighbouring lines.
 * @returns undefined if there are no settings, or if both sides have changed the same words
 */
function mergeSettings(from: string, to: string): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "upgrade-"));
  try {
    const read = (ref: string) => git(["show", `${ref}:${SETTINGS}`]);
    const ours = read("HEAD");
    const [name = ""] = ours.match(NAME) ?? [];
    const texts = [ours, ...[from, to].map((release) => read(release).replace(NAME, name))];
    const files = texts.map((text, index) => {
      const file = join(folder, String(index));
      writeFileSync(file, text.replaceAll("\n", "¶").replace(/\w+|\W/gu, "$&\n"));
      return file;
    });
    const merged = git(["merge-file", "--stdout", ...files]);
    return `${merged.replaceAll("\n", "").replaceAll("¶", "\n")}\n`;
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Commits a release's code on top of an earlier release, but with the owner's files as they were in the
 * earlier one.
 * @returns the commit's id; the commit is not on any branch
 */
function commitCode(
  from: string,
  to: string,
  ownFiles: readonly string[],
  message: string,
): string {
  const folder = mkdtempSync(join(tmpdir(), "upgrade-"));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, "index") };
  const own = [
    ...changedFiles(from, to, "--", ...ownFiles),
    ...changedFiles(from, to, "--diff-filter=M", "--", ...OWN_PICTURES),
  ];
  try {
    git(["read-tree", to], "", env);
    git(["update-index", "--force-remove", "-z", "--stdin"], own.join("\0"), env);
    const before = own.length > 0 ? git(["ls-tree", "-r", from, "--", ...own]) : "";
    // Git rejects an empty line.
    if (before) git(["update-index", "--index-info"], `${before}\n`, env);
    const tree = git(["write-tree"], "", env);
    return git(["commit-tree", tree, "-p", from, "-m", message]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Merges the code of a newer release into an owner's repository as a single commit. This is a three-way
 * merge based on the release in `package.json`. The repositories need no common history.
 */
function upgrade(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: "string", default: "upstream" } },
  });
  const [tag] = positionals;
  if (!tag)
    fail("Name a release: npm run upgrade -- v1.1.0 --from <address of the project's repository>");
  if (git(["status", "--porcelain"]) !== "")
    fail("Commit or stash your changes first: an upgrade is a commit of its own.");
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const [from, to] = [`v${version}`, tag].map((name) => `refs/upgrade/${name}`) as [string, string];
  const refs = [from, to].map((ref) => `+${ref.replace("upgrade", "tags")}:${ref}`);
  const fetched = spawnSync("git", ["fetch", "--no-tags", values.from, ...refs], {
    stdio: "inherit",
  });
  if (fetched.status !== 0)
    fail(`"${values.from}" must have the tags v${version} (yours, by package.json) and ${tag}.`);
  const settings = mergeSettings(from, to);
  const ownFiles = settings ? [...OWN_FILES, SETTINGS] : OWN_FILES;
  const commit = commitCode(from, to, ownFiles, `Upgrade from v${version} to ${tag}`);
  const picked = spawnSync("git", ["cherry-pick", commit], { stdio: "inherit" }).status === 0;
  if (settings) {
    writeFileSync(SETTINGS, settings);
    git(["add", SETTINGS]);
    if (picked) git(["commit", "--amend", "--no-edit"]);
  }
  if (!picked)
    fail(
      "Both you and the release have changed these lines. Resolve them, then `git cherry-pick --continue`, `npm ci` and" +
        " `npm run content:check`; for package-lock.json, `git checkout --theirs package-lock.json` and `npm install`." +
        " To leave everything as it was: `git cherry-pick --abort`.",
    );
  for (const command of ["ci", "run content:check"])
    if (spawnSync("npm", command.split(" "), { stdio: "inherit" }).status !== 0)
      fail(`The code is ${tag}'s. Now do what "npm ${command}" asks above, and commit it.`);
  console.log(`\nUpgraded to ${tag}. Review the commit (git show --stat), then run npm test.`);
}

upgrade();
