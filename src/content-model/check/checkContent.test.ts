import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyContent, spoil } from "../../../test/contentCopy";
import { problemsOf } from "../../../test/mistakes";
import { checkContent } from "./checkContent";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

test("the real content has no problems", () => {
  expect(problemsOf(copy)).toBe("");
});

test("a file in no kind's place is told where it could go", () => {
  writeFileSync(join(copy, "legal/cookies.yml"), "path: /cookies\n");
  writeFileSync(join(copy, "leggal.yaml"), "path: /cookies\n");
  expect(problemsOf(copy)).toMatch(
    /must end in \.yaml, not \.yml[\s\S]*no kind of content is kept here/,
  );
});

test("a picture that no page uses is named", () => {
  writeFileSync(join(copy, "about/forgotten.png"), "");
  expect(problemsOf(copy)).toBe(
    "content/about/forgotten.png:1:1\n    is used by no YAML file. Use it, or delete it.",
  );
});

test("mistakes of several files are told in one run, also when a file cannot be read", () => {
  spoil(copy, "contact/page.yaml", "hoursTitle:", "hourTitle:");
  spoil(copy, "site.yaml", /number: .*/, "number: 7");
  writeFileSync(join(copy, "about/page.yaml"), "");
  const files = new Set(checkContent(copy).map(({ file }) => file));
  expect([...files].sort()).toEqual(["about/page.yaml", "contact/page.yaml", "site.yaml"]);
});
