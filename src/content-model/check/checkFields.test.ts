import { rmSync } from "node:fs";
import { copyContent, edit, firstIn, type Mistake, problemsIn } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const LEGAL = firstIn("legal");

test.each<Mistake>([
  [
    "an unknown key",
    "contact/page.yaml",
    "hoursTitle:",
    "colour: red\nhoursTitle:",
    /page\.yaml:\d+:1 "colour" is not allowed here/,
  ],
  [
    "a misspelt key",
    "contact/page.yaml",
    "hoursTitle:",
    "hourTitle:",
    /"hourTitle" is not allowed here. Did you mean "hoursTitle"\?/,
  ],
  ...["id", "parent", "children", "internal", "fields"].map(
    (name): Mistake => [
      `the name ${name}, which Gatsby reserves,`,
      "contact/page.yaml",
      "hoursTitle:",
      `${name}: mine\nhoursTitle:`,
      new RegExp(`page\\.yaml:\\d+:1 "${name}" is not allowed here. Gatsby reserves this name`),
    ],
  ),
  [
    "a key that every JavaScript object has",
    "contact/page.yaml",
    "hoursTitle:",
    "constructor: red\nhoursTitle:",
    /page\.yaml:\d+:1 "constructor" is not allowed here/,
  ],
  [
    "a missing field",
    "contact/page.yaml",
    /^hoursTitle:.*\n/m,
    "",
    /page\.yaml:1:1 hoursTitle is required/,
  ],
  [
    "an empty list",
    "redirects.yaml",
    /redirects:[\s\S]*/,
    "redirects: []",
    /redirects must have at least 1 entry/,
  ],
  [
    "a text where a number is expected",
    "calculators/standalone.yaml",
    /step: .*/,
    'step: "1000"',
    /standalone\.yaml:\d+:\d+ amountRange\.step must be a number, found "1000". Write it without quotes: 1000/,
  ],
  [
    "a number where a text is expected",
    "site.yaml",
    /number: .*/,
    "number: 7",
    /licence\.number must be a text, found 7. Put it in quotes: "7"/,
  ],
  [
    "a day that does not exist",
    LEGAL,
    /effective: .*/,
    'effective: "2025-02-30"',
    /effective must be a day that exists, in quotes, such as "2025-03-01", found "2025-02-30"/,
  ],
  [
    "a date without quotes",
    LEGAL,
    /effective: .*/,
    "effective: 2025-04-01",
    /:\d+:12 needs quotes around the date: "2025-04-01"/,
  ],
  [
    "a link in running text with another protocol",
    LEGAL,
    /^summary:[\s\S]*?(?=^\S)/m,
    'summary: "[Read on](javascript:alert)"\n',
    /the link "javascript:alert" must be a path, or start with/,
  ],
  [
    "a picture without alternative text",
    "contact/page.yaml",
    /alt: .*/,
    "",
    /map\.picture needs either alt \(what the picture shows\) or decorative: true/,
  ],
  [
    "a title with 61 characters",
    "contact/page.yaml",
    /(?<=^seo:\n {2})title: .*/m,
    `title: ${"x".repeat(61)}`,
    /seo\.title must have at most 60 characters, found "x+… \(61 characters\)/,
  ],
  [
    "a description that is too long",
    "contact/page.yaml",
    /description: .*/,
    `description: ${"x".repeat(161)}`,
    /seo\.description must have at most 160 characters/,
  ],
  [
    "an icon that does not exist",
    "about/page.yaml",
    /icon: .*/,
    "icon: no-such-icon",
    /there is no icon "no-such-icon"/,
  ],
  [
    "a rate plan that contradicts itself",
    "calculators/standalone.yaml",
    /(?<=^defaults:\n {2})amount: .*/m,
    "amount: 1",
    /defaults\.amount 1 is outside amountRange/,
  ],
])("reports %s with its position", (_, file, from, to, message) => {
  edit(copy, file, from, to);
  expect(problemsIn(copy)).toMatch(message);
});
