import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runScript } from "../lib/runScript";

const scratch = mkdtempSync(join(tmpdir(), "upgrade-test-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const author = {
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@a.test",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@a.test",
};
const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", args, { cwd, env: { ...process.env, ...author }, encoding: "utf8" }).trim();

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");

function commit(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (text === undefined) rmSync(join(folder, file));
    else writeFileSync(join(folder, file), text);
  }
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "A change");
}

const packageOf = (version: string) =>
  JSON.stringify({ name: "a", version, scripts: { "content:check": "echo Checked" } }, null, 2);
const lockOf = (version: string) =>
  JSON.stringify({
    name: "a",
    version,
    lockfileVersion: 3,
    packages: { "": { name: "a", version } },
  });
const lines = (...texts: string[]) => texts.join("\n\n\n\n");

const RELEASE = {
  ".gitignore": "node_modules\n",
  "package.json": packageOf("1.0.0"),
  "package-lock.json": lockOf("1.0.0"),
  "README.md": lines("Sample", "How to start"),
  "src/page.ts": lines("first", "second"),
  "src/dead.ts": "dead",
  ".github/CODEOWNERS": "* @sample",
  "src/theme/palette.ts": 'export const sand = "#fbf6ec";',
  "content/facts.yaml": "texts:\n  app: Own App\n",
  "content/page.yaml": "title: Sample",
  "content/sample.yaml": "title: Sample",
  "static/patterns/cloth.svg": "sand",
};

/** Publishes two states, and creates a lender's repository from the first one, without its history. */
function publish(): { project: string; owner: string; begun: string } {
  const [project = "", owner = ""] = ["project-", "owner-"].map((name) =>
    mkdtempSync(join(scratch, name)),
  );
  for (const folder of [project, owner]) {
    git(folder, "init", "--quiet", "--initial-branch", "main");
    commit(folder, RELEASE);
  }
  const begun = git(project, "rev-parse", "HEAD");
  git(owner, "commit", "--quiet", "--amend", "--message", `Begin with ${begun}`);
  commit(project, {
    "package.json": packageOf("1.1.0"),
    "package-lock.json": lockOf("1.1.0"),
    "README.md": lines("Sample", "How to start in a minute"),
    "src/page.ts": lines("first", "second, faster"),
    "src/dead.ts": undefined,
    "src/new.ts": "new",
    ".github/CODEOWNERS": "* @sample/team",
    "src/theme/palette.ts": 'export const sand = "#fff";',
    "content/page.yaml": "title: A better sample",
    "content/new.yaml": "title: Another sample",
    "static/patterns/cloth.svg": "sea",
    "static/patterns/new.svg": "new",
  });
  return { project, owner, begun };
}

const upgrade = (folder: string, ...args: string[]) =>
  runScript("become/upgrade.ts", args, author, folder);

test("merges a release's code as a single commit and keeps the lender's changes", () => {
  const { project, owner } = publish();
  commit(owner, {
    "README.md": lines("Our lender", "How to start"),
    "src/page.ts": lines("our first", "second"),
    "src/ours.ts": "ours",
    ".github/CODEOWNERS": "* @ours",
    "src/theme/palette.ts": 'export const sand = "#dda0dd";',
    "content/page.yaml": "title: Ours",
    "content/sample.yaml": undefined,
    "static/patterns/cloth.svg": "plum",
  });
  const { status, stdout } = upgrade(owner, "--from", project);
  expect(stdout).toContain("Checked");
  expect(status).toBe(0);
  expect(git(owner, "status", "--porcelain")).toBe("");
  expect(git(owner, "rev-list", "--count", "HEAD")).toBe("3");
  const files = git(owner, "ls-files").split("\n");
  expect(Object.fromEntries(files.map((file) => [file, read(owner, file)]))).toEqual({
    ".gitignore": RELEASE[".gitignore"],
    "package.json": packageOf("1.1.0"),
    "package-lock.json": lockOf("1.1.0"),
    "README.md": lines("Our lender", "How to start in a minute"),
    "src/page.ts": lines("our first", "second, faster"),
    "src/new.ts": "new",
    "src/ours.ts": "ours",
    ".github/CODEOWNERS": "* @ours",
    "src/theme/palette.ts": 'export const sand = "#dda0dd";',
    "content/facts.yaml": RELEASE["content/facts.yaml"],
    "content/page.yaml": "title: Ours",
    "static/patterns/cloth.svg": "plum",
    "static/patterns/new.svg": "new",
  });
});

test("begins the next upgrade where the last one ended, and takes the commit that is named", () => {
  const { project, owner } = publish();
  const named = git(project, "rev-parse", "HEAD");
  commit(project, { "package.json": packageOf("1.2.0"), "src/new.ts": "newer" });
  expect(upgrade(owner, named, "--from", project).status).toBe(0);
  expect(read(owner, "src/new.ts")).toBe("new");
  expect(upgrade(owner, "--from", project).status).toBe(0);
  expect(read(owner, "src/new.ts")).toBe("newer");
  const [last] = git(owner, "log", "--format=%s").split("\n");
  expect(last).toContain(`Upgrade from ${named.slice(0, 12)} to `);
});

test("resolves the conditions of texts in a commit, without newer code too", () => {
  const { project, owner } = publish();
  commit(owner, { "content/page.yaml": "title: Ours{if app} online{end}" });
  expect(upgrade(owner, "--from", project).status).toBe(0);
  expect(read(owner, "content/page.yaml")).toBe("title: Ours online");
  commit(owner, { "content/page.yaml": "title: Ours{if app} again{end}" });
  expect(upgrade(owner, "--from", project).status).toBe(0);
  expect(read(owner, "content/page.yaml")).toBe("title: Ours again");
  expect(git(owner, "status", "--porcelain")).toBe("");
  commit(owner, { "content/page.yaml": "title: Ours{if ap} now{end}" });
  const { status, stdout, stderr } = upgrade(owner, "--from", project);
  expect(stderr).toContain("write one wording: content/page.yaml:1 {if ap}");
  expect(stdout).toContain("Checked");
  expect(status).toBe(1);
});

test("names the colours that the lender's palette lacks", () => {
  const { project, owner } = publish();
  const palette = 'export const sand = "#fff";\nexport const positive = "#080";';
  commit(project, { "src/theme/palette.ts": palette });
  const { status, stdout, stderr } = upgrade(owner, "--from", project);
  expect(stdout).toContain("Checked");
  expect(stderr).toMatch(/add positive to src\/theme\/palette\.ts: git show \w+:/);
  expect(stderr).not.toContain("sand");
  expect(status).toBe(1);
});

test("leaves a conflict for the lender to resolve, and lets them abort the upgrade", () => {
  const { project, owner } = publish();
  commit(owner, { "src/page.ts": lines("first", "our second") });
  const { status, stderr } = upgrade(owner, "--from", project);
  expect(status).toBe(1);
  expect(stderr).toContain("git cherry-pick --abort");
  expect(read(owner, "src/page.ts")).toContain("our second");
  git(owner, "cherry-pick", "--abort");
  expect(git(owner, "status", "--porcelain")).toBe("");
  expect(existsSync(join(owner, "src/dead.ts"))).toBe(true);
});

test("changes nothing when it does not know the lender's commit, or when there are uncommitted changes", () => {
  const { project, owner, begun } = publish();
  git(owner, "commit", "--quiet", "--amend", "--message", "Our site");
  const unknown = upgrade(owner, "--from", project);
  expect(unknown.stderr).toContain("npm run upgrade -- --base <commit>");
  expect(unknown.status).toBe(1);
  writeFileSync(join(owner, "content/page.yaml"), "title: Half done");
  expect(upgrade(owner, "--from", project).stderr).toContain("Commit or stash");
  expect(read(owner, "content/page.yaml")).toBe("title: Half done");
  expect(git(owner, "rev-list", "--count", "HEAD")).toBe("1");
  git(owner, "checkout", "--quiet", "content/page.yaml");
  expect(upgrade(owner, "--from", project, "--base", begun).status).toBe(0);
});
