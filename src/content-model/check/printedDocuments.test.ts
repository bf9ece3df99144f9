import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyContent, edit, problemsIn } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const NEWSLETTER =
  /newsletters\/2026-10\.yaml:6:7 "\.\/kwedi-newsletter-2026-10\.pdf" shows other texts than this file\. Render it again: npm run art newsletter/;
const FREE_PACK =
  /free-pack\.yaml:6:7 "\.\/kwedi-free-pack\.pdf" shows other texts than this file\. Render it again: npm run art free-pack/;

test.each<[change: string, file: string, from: string | RegExp, to: string, reported: RegExp[]]>([
  ["its text changes", "newsletters/2026-10.yaml", "a bad day", "a good day", [NEWSLETTER]],
  [
    "a fact in it changes",
    "facts.yaml",
    "jobLetterAge: 30",
    "jobLetterAge: 31",
    [NEWSLETTER, FREE_PACK],
  ],
  [
    "the publisher's name changes",
    "site.yaml",
    /company: .*/,
    "company: Lender Ltd",
    [NEWSLETTER, FREE_PACK],
  ],
  [
    "a text of the site changes that it does not show",
    "site.yaml",
    /purpose: .*/,
    "purpose: Good",
    [],
  ],
])("reports a PDF when %s", (_, file, from, to, reported) => {
  edit(copy, file, from, to);
  const problems = problemsIn(copy);
  if (reported.length === 0) expect(problems).toBe("");
  for (const problem of reported) expect(problems).toMatch(problem);
});

test("reports a PDF that the art command did not render", () => {
  writeFileSync(join(copy, "resources/kwedi-free-pack.pdf"), "%PDF-1.4");
  expect(problemsIn(copy)).toMatch(FREE_PACK);
});
