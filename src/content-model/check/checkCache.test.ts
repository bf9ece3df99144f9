import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ContentFolder } from "../../../shared/contentFolder";
import { copyContent, edit, pathOf, set } from "../../../test/contentCopy";
import { CHECK_SOURCES, CheckCache } from "./checkCache";
import { checkContent } from "./checkContent";

const CONTACT = "contact/page.yaml";
const FAQ = "faq/page.yaml";

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

test.each<[name: string, change: () => void]>([
  ["a mistake in a file", () => set(copy, CONTACT, { hourTitle: "Hours" })],
  ["a path that unchanged files link to", () => set(copy, FAQ, { path: "/moved-here" })],
  [
    "a rate plan that unchanged texts compute with",
    () => set(copy, "calculators/standalone.yaml", { "termRange.minimum": 600 }),
  ],
  [
    "a fact that unchanged texts refer to",
    () => set(copy, "facts.yaml", { "quantities.ownTime": undefined }),
  ],
  [
    "a title of an unchanged page",
    () => set(copy, CONTACT, { "seo.title": new ContentFolder(copy).text(FAQ, ["seo", "title"]) }),
  ],
  ["a file that cannot be parsed", () => edit(copy, FAQ, /^path:/m, "\tpath:")],
])("reports %s as without a cache", (_, change) => {
  set(copy, "facts.yaml", { "quantities.ownTime": "47 hours" });
  set(copy, CONTACT, { "intro.lead": "In {ownTime}." });
  set(copy, "navigation.yaml", { "buttons.primary.to": pathOf(FAQ) });
  expect(checkWithCache()).toEqual([]);
  change();
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
