import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hasChanged } from "./changes";

const scratch = mkdtempSync(join(tmpdir(), "changes-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const origin = join(scratch, "origin");
const git = (cwd: string, command: string) =>
  execFileSync("git", `-c user.name=A -c user.email=a@a.test ${command}`.split(" "), { cwd });

function commit(file: string): void {
  writeFileSync(join(origin, file), file);
  git(origin, `add ${file}`);
  git(origin, `commit --quiet --message ${file}`);
}

beforeAll(() => {
  git(scratch, "init --quiet --initial-branch main origin");
  for (const file of ["first", "second"]) commit(file);
  git(origin, "switch --quiet --create branch");
  for (const file of ["third", "fourth"]) commit(file);
  git(origin, "switch --quiet --create merged main");
  git(origin, "merge --quiet --no-ff --message merge branch");
});

function clone(branch: string, option: string): string {
  const folder = mkdtempSync(join(scratch, "clone-"));
  git(
    scratch,
    `clone --quiet --branch ${branch} ${option} ${pathToFileURL(origin).href} ${folder}`,
  );
  return folder;
}

test.each([
  ["main", "--quiet", "second", "first"],
  ["branch", "--quiet", "third", "second"],
  ["merged", "--depth=2", "third", "second"],
])(
  "in a clone of %s made with %s, counts the file %s as changed and %s as unchanged",
  (branch, option, ...files) => {
    const folder = clone(branch, option);
    expect(files.map((file) => hasChanged([file], folder))).toEqual([true, false]);
  },
);

test("counts new and edited files as changed, and all files if the clone has only one commit", () => {
  const folder = clone("main", "--quiet");
  writeFileSync(join(folder, "new"), "");
  writeFileSync(join(folder, "first"), "edited");
  const changed = ["new", "first", "third"].map((file) => hasChanged([file], folder));
  expect(changed).toEqual([true, true, false]);
  expect(hasChanged(["first"], clone("main", "--depth=1"))).toBe(true);
});
