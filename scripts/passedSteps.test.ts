import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasPassedUnchanged, rememberPassed } from "./passedSteps";
import { STEPS, type Step } from "./steps";

const root = process.cwd();
let folder: string;

const step: Step = { name: "art", command: "true", files: ["art", "one.ts"] };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "steps-"));
  process.chdir(folder);
  execFileSync("git", ["init", "--quiet"]);
  mkdirSync("art");
  for (const file of ["art/a.svg", "one.ts", "other.ts", "package-lock.json"])
    writeFileSync(file, "1");
});
afterEach(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

test.each<[boolean, string, () => void]>([
  [true, "nothing changes", () => undefined],
  [true, "a file of another step changes", () => writeFileSync("other.ts", "2")],
  [false, "a file of it is edited", () => writeFileSync("one.ts", "2")],
  [false, "a file of it is new", () => writeFileSync("art/b.svg", "1")],
  [false, "a file of it is deleted", () => rmSync("art/a.svg")],
  [false, "a package changes", () => writeFileSync("package-lock.json", "2")],
])("leaves a step that has passed out (%s) when %s", (isLeftOut, _, change) => {
  expect(hasPassedUnchanged(step)).toBe(false);
  rememberPassed(step)();
  change();
  expect(hasPassedUnchanged(step)).toBe(isLeftOut);
  expect(hasPassedUnchanged({ ...step, name: "backend" })).toBe(false);
});

test("runs a step again when a file changes while it runs", () => {
  const markPassed = rememberPassed(step);
  writeFileSync("one.ts", "2");
  markPassed();
  expect(hasPassedUnchanged(step)).toBe(false);
});

test.each(STEPS.flatMap(({ name, files = [] }) => files.map((file) => [name, file])))(
  "the step %s lists %s, which exists",
  (_, file) => {
    expect(existsSync(join(root, file))).toBe(true);
  },
);
