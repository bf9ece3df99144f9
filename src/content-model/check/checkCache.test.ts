import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyContent, edit } from "../../../test/contentCopy";
import { CHECK_SOURCES, CheckCache } from "./checkCache";
import { checkContent } from "./checkContent";

let copy: string;
let store: string;
beforeEach(() => {
  copy = copyContent();
  store = join(copy, ".checked.json");
});
afterEach(() => rmSync(copy, { recursive: true }));

function checkWithCache() {
  const cache = new CheckCache(store);
  const problems = checkContent(copy, cache);
  cache.save();
  return problems;
}

test.each<[name: string, file: string, from: string | RegExp, to: string]>([
  ["a mistake in a file", "contact/page.yaml", "hoursTitle:", "hourTitle:"],
  ["a path that unchanged files link to", "faq/page.yaml", "path: /faq", "path: /questions"],
  [
    "a rate plan that unchanged texts compute with",
    "calculators/standalone.yaml",
    'minimum: "{shortestTerm}"',
    "minimum: 10",
  ],
  ["a fact that unchanged texts refer to", "facts.yaml", "decisionTime: 48", "verdictTime: 48"],
  ["an exception that an unchanged text needs", "facts.yaml", /TT\$8,000$/m, "TT$8,001"],
  [
    "a title of an unchanged page",
    "contact/page.yaml",
    /title: Contact Us \| Kwedi/,
    "title: Loan Calculator | Kwedi",
  ],
  ["a file that cannot be parsed", "faq/page.yaml", "path:", "\tpath:"],
])("reports %s as without a cache", (_, file, from, to) => {
  expect(checkWithCache()).toEqual([]);
  edit(copy, file, from, to);
  const problems = checkContent(copy);
  expect(problems).not.toEqual([]);
  expect(checkWithCache()).toEqual(problems);
  // A file with problems is not cached.
  expect(checkWithCache()).toEqual(problems);
});

test("skips a file without problems until the code of the check changes", () => {
  checkWithCache();
  const stored = JSON.parse(readFileSync(store, "utf8"));
  for (const entry of Object.values<{ values: unknown[] }>(stored.files)) entry.values = [];
  writeFileSync(store, JSON.stringify(stored));
  // According to the changed cache, no page links to anything.
  expect(checkWithCache()).not.toEqual([]);
  writeFileSync(store, JSON.stringify({ ...stored, sources: "others" }));
  expect(checkWithCache()).toEqual([]);
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
