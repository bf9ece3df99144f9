import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const scratch = mkdtempSync(join(tmpdir(), "check-node-"));
afterAll(() => rmSync(scratch, { recursive: true }));

function check(name: string, settings: Readonly<Record<string, string>>, hasTools = false) {
  const folder = join(scratch, name);
  mkdirSync(join(folder, "scripts/lib"), { recursive: true });
  if (hasTools) mkdirSync(join(folder, "node_modules/tsx"), { recursive: true });
  for (const file of ["package.json", "scripts/lib/checkNode.cjs"])
    copyFileSync(file, join(folder, file));
  const env = { HOME: scratch, ...settings } as unknown as NodeJS.ProcessEnv;
  const script = join(folder, "scripts/lib/checkNode.cjs");
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: "utf8" });
  return { status, stderr };
}

const INSTALL = { npm_lifecycle_event: "preinstall", NODE_ENV: "production" };

test.each([
  ["an ordinary folder", "kwedi-main", {}, false],
  ["a folder with a space and other letters", "Kwedi é 2", {}, false],
  ["an install in production that includes the tools", "with-tools", INSTALL, true],
  ["a build in production", "kwedi-main", { ...INSTALL, npm_lifecycle_event: "build" }, false],
])("accepts %s", (_, name, settings, hasTools) => {
  expect(check(name, settings, hasTools)).toEqual({ status: 0, stderr: "" });
});

test.each([
  ["a second download", "kwedi-main (1)", {}, /path has \(: rename or move .*kwedi-main \(1\)\./],
  ["a path with #", "a#b", {}, /path has #: /],
  ["a path with %", "a%b", {}, /path has %: /],
  ["a path with an apostrophe", "Ann's site", {}, /path has ': /],
  ["a path with an exclamation mark", "Loans!", {}, /path has !: /],
  ["a path with brackets", "kwedi-main[1]", {}, /path has \[: /],
  ["a path with braces", "{kwedi}", {}, /path has \{: /],
  ["an install without tools", "kwedi-main", INSTALL, /NODE_ENV is production.*npm ci again/],
  ["a user without a home", "kwedi-main", { HOME: "/nonexistent" }, /home folder \/nonexistent/],
])("names what is wrong with %s", (_, name, settings, message) => {
  const { status, stderr } = check(name, settings);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
});
