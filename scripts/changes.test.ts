import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hasChanged } from "./changes";

const scratch = mkdtempSync(join(tmpdir(), "changes-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const origin = join(scratch, "origin");
const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@a.test", ...args], { cwd });

/** Commits a file of this name on the current branch. */
function commit(cwd: string, file: string): void {
  writeFileSync(join(cwd, file), file);
  git(cwd, "add", file);
  git(cwd, "commit", "--quiet", "--message", file);
}

beforeAll(() => {
  git(scratch, "init", "--quiet", "--initial-branch", "main", "origin");
  for (const file of ["first", "second"]) commit(origin, file);
  git(origin, "switch", "--quiet", "--create", "branch");
  for (const file of ["third", "fourth"]) commit(origin, file);
  git(origin, "switch", "--quiet", "--create", "merged", "main");
  git(origin, "merge", "--quiet", "--no-ff", "--message", "merge", "branch");
});

/** Clones a branch with the latest commits alone, or with all, and returns the copy's folder. */
function clone(branch: string, depth?: number): string {
  const folder = mkdtempSync(join(scratch, "clone-"));
  const shallow = depth ? [`--depth=${depth}`] : [];
  git(
    scratch,
    "clone",
    "--quiet",
    "--branch",
    branch,
    ...shallow,
    pathToFileURL(origin).href,
    folder,
  );
  return folder;
}

test.each([
  ["main", undefined, "second", "first"],
  ["branch", undefined, "third", "second"],
  ["merged", 2, "third", "second"],
] as const)(
  "tells the changes of the branch %s cloned with depth %s",
  (branch, depth, changed, unchanged) => {
    const folder = clone(branch, depth);
    expect(hasChanged([changed], folder)).toBe(true);
    expect(hasChanged([unchanged], folder)).toBe(false);
  },
);

test("counts files as changed when they are new or edited, or when the clone has one commit", () => {
  const folder = clone("main");
  writeFileSync(join(folder, "new"), "");
  writeFileSync(join(folder, "first"), "edited");
  expect(["new", "first", "third"].map((file) => hasChanged([file], folder))).toEqual([
    true,
    true,
    false,
  ]);
  expect(hasChanged(["first"], clone("main", 1))).toBe(true);
});
