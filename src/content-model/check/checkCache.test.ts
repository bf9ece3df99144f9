import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyContent, spoil } from "../../../test/contentCopy";
import { CHECKS, SoundFiles } from "./checkCache";
import { checkContent } from "./checkContent";

let copy: string;
let store: string;
beforeEach(() => {
  copy = copyContent();
  store = join(copy, ".sound.json");
});
afterEach(() => rmSync(copy, { recursive: true }));

function checkAgain() {
  const sound = new SoundFiles(store);
  const problems = checkContent(copy, sound);
  sound.save();
  return problems;
}

it.each<[what: string, file: string, from: string | RegExp, to: string]>([
  ["a mistake in a file", "contact/page.yaml", "hoursTitle:", "hourTitle:"],
  ["an address that unchanged files link to", "faq/page.yaml", "path: /faq", "path: /questions"],
  [
    "a rate plan, after which unchanged texts are wrong",
    "calculators/standalone.yaml",
    "monthlyRatePercent: 2",
    "monthlyRatePercent: 3",
  ],
  [
    "a title that an unchanged page has",
    "contact/page.yaml",
    /title: Contact Us \| Kwedi/,
    "title: Loan Calculator | Kwedi",
  ],
  ["a file that nobody can read", "faq/page.yaml", "path:", "\tpath:"],
])("%s is told as if nothing were remembered", (_, file, from, to) => {
  expect(checkAgain()).toEqual([]);
  spoil(copy, file, from, to);
  const told = checkContent(copy);
  expect(told).not.toEqual([]);
  expect(checkAgain()).toEqual(told);
  // What is wrong is not remembered as sound.
  expect(checkAgain()).toEqual(told);
});

test("a sound file is not judged again, until the checks themselves change", () => {
  checkAgain();
  const kept = JSON.parse(readFileSync(store, "utf8"));
  for (const facts of Object.values<{ roles: unknown[] }>(kept.files)) facts.roles = [];
  writeFileSync(store, JSON.stringify(kept));
  // Nothing is linked to any more, as far as anyone remembers.
  expect(checkAgain()).not.toEqual([]);
  writeFileSync(store, JSON.stringify({ ...kept, checks: "others" }));
  expect(checkAgain()).toEqual([]);
});

test("the checks use no code but that whose changes make them forget", () => {
  const imports = CHECKS.filter((path) => statSync(path).isDirectory()).flatMap((folder) =>
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
    imports.filter((target) => !CHECKS.some((folder) => target.startsWith(`${folder}/`))),
  ).toEqual([]);
});
