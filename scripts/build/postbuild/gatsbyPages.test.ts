import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeMovedCache, restoreGatsbyPages, takeGatsbyPages } from "./gatsbyPages";

const project = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "gatsby-pages-"));

beforeAll(() => process.chdir(folder));
beforeEach(() => {
  mkdirSync(".cache");
  mkdirSync("public");
  writeFileSync("public/index.html", "From Gatsby");
  takeGatsbyPages();
});
afterEach(() => {
  for (const name of [".cache", "public"]) rmSync(name, { recursive: true, force: true });
});
afterAll(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test("before a build, replaces the finished pages with the HTML from Gatsby's previous build", () => {
  writeFileSync("public/index.html", "Finished");
  restoreGatsbyPages();
  expect(readFileSync("public/index.html", "utf8")).toBe("From Gatsby");
  expect(existsSync(".cache")).toBe(true);
});

test.each(["public", ".cache/gatsby-html"])(
  "deletes Gatsby's cache before a build if %s has been deleted",
  (name) => {
    rmSync(name, { recursive: true });
    restoreGatsbyPages();
    expect(existsSync(".cache")).toBe(false);
  },
);

test.each([
  ["a build", restoreGatsbyPages],
  ["the development server", removeMovedCache],
])("%s starts without Gatsby's cache after the project's folder has been renamed", (_, begin) => {
  const renamed = `${folder}-renamed`;
  renameSync(folder, renamed);
  process.chdir(renamed);
  writeFileSync(".cache/paths.json", folder);
  begin();
  const isLeft = existsSync(".cache/paths.json");
  renameSync(renamed, folder);
  process.chdir(folder);
  expect(isLeft).toBe(false);
});
