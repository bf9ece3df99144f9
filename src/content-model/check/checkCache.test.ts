import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyContent, edit } from "../../../test/contentCopy";
import { readContent } from "../../../test/readContent";
import { CHECK_SOURCES, CheckCache } from "./checkCache";
import { checkContent } from "./checkContent";

let copy: string;
let store: string;
beforeEach(() => {
  copy = copyContent();
  store = join(copy, ".checked.json");
});
afterEach(() => rmSync(copy, { recursive: true }));

const mistakesIn = (cache?: CheckCache) =>
  checkContent(copy, cache).filter(({ isHint }) => !isHint);

function problemsWithCache() {
  const cache = new CheckCache(store);
  const problems = checkContent(copy, cache);
  cache.save();
  return problems;
}

const checkWithCache = () => problemsWithCache().filter(({ isHint }) => !isHint);

test.each<[name: string, file: string, from: string | RegExp, to: string]>([
  ["a mistake in a file", "contact/page.yaml", "hoursTitle:", "hourTitle:"],
  ["a path that unchanged files link to", "faq/page.yaml", "path: /faq", "path: /questions"],
  [
    "a rate plan that unchanged texts compute with",
    "calculators/standalone.yaml",
    /(?<=^termRange:\n {2}minimum: ).*/m,
    "600",
  ],
  [
    "a fact that unchanged texts refer to",
    "facts.yaml",
    /^ {2}maximumAmount:/m,
    "  largestAmount:",
  ],
  [
    "a title of an unchanged page",
    "contact/page.yaml",
    /(?<=^seo:\n {2})title: .*/m,
    `title: ${JSON.stringify(readContent<{ seo: { title: string } }>("faq/page.yaml").seo.title)}`,
  ],
  ["a file that cannot be parsed", "faq/page.yaml", "path:", "\tpath:"],
])("reports %s as without a cache", (_, file, from, to) => {
  expect(checkWithCache()).toEqual([]);
  edit(copy, file, from, to);
  const problems = mistakesIn();
  expect(problems).not.toEqual([]);
  expect(checkWithCache()).toEqual(problems);
  // A file with problems is not cached.
  expect(checkWithCache()).toEqual(problems);
});

test("skips a file without problems until the code of the check changes", () => {
  const problems = problemsWithCache();
  const stored = JSON.parse(readFileSync(store, "utf8"));
  for (const entry of Object.values<{ values: unknown[] }>(stored.files)) entry.values = [];
  writeFileSync(store, JSON.stringify(stored));
  // According to the changed cache, no file names a picture.
  expect(problemsWithCache().length).toBeGreaterThan(problems.length);
  writeFileSync(store, JSON.stringify({ ...stored, sources: "others" }));
  expect(problemsWithCache()).toEqual(problems);
});

test("imports only code whose changes empty the cache", () => {
  const imports = CHECK_SOURCES.filter((path) => statSync(path).isDirectory()).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => join(folder, file))
      .flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, target = ""]) =>
          join(dirname(file), target),
        ),
      ),
  );
  expect(imports.length).toBeGreaterThan(100);
  expect(
    imports.filter((target) => !CHECK_SOURCES.some((folder) => target.startsWith(`${folder}/`))),
  ).toEqual([]);
});
