import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyContent, spoil } from "../../../test/contentCopy";
import { checkContent } from "./checkContent";
import { formatProblems } from "./problem";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const problemsOf = (folder: string) => formatProblems(checkContent(folder), "content");

const LEGAL = "legal/terms-of-service.yaml";

test("the real content has no problems", () => {
  expect(problemsOf(copy)).toBe("");
});

it.each<[what: string, file: string, from: string | RegExp, to: string, told: RegExp]>([
  [
    "a YAML syntax error",
    LEGAL,
    "effective: ",
    'effective: "',
    /terms-of-service\.yaml:\d+:\d+\n +is not valid YAML/,
  ],
  [
    "a tab for indentation",
    LEGAL,
    "  title:",
    "\ttitle:",
    /:\d+:1\n +indents with a tab. Use two spaces/,
  ],
  [
    "a time without quotes",
    LEGAL,
    /effective: .*/,
    "effective: 8:30",
    /:\d+:12\n +needs quotes, because readers of YAML take it for different things: "8:30"/,
  ],
  [
    "an alias",
    LEGAL,
    /effective: .*/,
    "effective: *day",
    /:\d+:12\n +refers with \*day to another place/,
  ],
  [
    "a character that cannot be printed",
    LEGAL,
    /effective: .*/,
    "effective: \0",
    /:\d+:12\n +has a character that cannot be printed/,
  ],
  [
    "an unknown key",
    "contact/page.yaml",
    "hoursTitle:",
    "colour: red\nhoursTitle:",
    /page\.yaml:\d+:1\n +"colour" is not known here/,
  ],
  [
    "a misspelt key",
    "contact/page.yaml",
    "hoursTitle:",
    "hourTitle:",
    /"hourTitle" is not known here. Did you mean "hoursTitle"\?/,
  ],
  ...["id", "parent", "children", "internal", "fields"].map(
    (name): [string, string, string, string, RegExp] => [
      `the name ${name}, which Gatsby keeps for itself,`,
      "contact/page.yaml",
      "hoursTitle:",
      `${name}: mine\nhoursTitle:`,
      new RegExp(`page\\.yaml:\\d+:1\\n +"${name}" is not known here. Gatsby keeps this name`),
    ],
  ),
  [
    "a key that every object of the language has",
    "contact/page.yaml",
    "hoursTitle:",
    "constructor: red\nhoursTitle:",
    /page\.yaml:\d+:1\n +"constructor" is not known here/,
  ],
  [
    "a missing field",
    "contact/page.yaml",
    /^hoursTitle:.*\n/m,
    "",
    /page\.yaml:1:1\n +hoursTitle is required/,
  ],
  [
    "an empty list",
    "redirects.yaml",
    /redirects:[\s\S]*/,
    "redirects: []",
    /redirects must have at least 1 entry/,
  ],
  [
    "a number as text",
    "calculators/standalone.yaml",
    "minimum: 5000",
    'minimum: "5000"',
    /standalone\.yaml:4:12\n +amountRange\.minimum must be a number, found "5000". Write it without quotes: 5000/,
  ],
  [
    "a text as number",
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
    /:\d+:12\n +needs quotes around the date: "2025-04-01"/,
  ],
  [
    "a link to a page that does not exist",
    "navigation.yaml",
    "to: /faq",
    "to: /faqs",
    /no page has the address "\/faqs". Did you mean "\/faq"\?/,
  ],
  [
    "an anchor that does not exist",
    "navigation.yaml",
    "#media",
    "#medai",
    /the page \/resources has no place "#medai". Did you mean "media"\?/,
  ],
  [
    "a link in running text that leads nowhere",
    "loan-calculator/page.yaml",
    "(/education/what-a-flat-rate-really-costs)",
    "(/education/nowhere)",
    /page\.yaml:\d+:\d+\n +no page has the address "\/education\/nowhere"/,
  ],
  [
    "a link in running text of a foreign protocol",
    "loan-calculator/page.yaml",
    "(/education/what-a-flat-rate-really-costs)",
    "(javascript:alert)",
    /the link "javascript:alert" must be a path, or start with/,
  ],
  [
    "a picture that does not exist",
    "contact/page.yaml",
    "./find-us.png",
    "./find-you.png",
    /there is no file content\/contact\/find-you\.png/,
  ],
  [
    "a picture without alternative text",
    "contact/page.yaml",
    /alt: .*/,
    "",
    /map\.picture needs alt \(what it shows\), or decorative: true/,
  ],
  [
    "a title of 61 characters",
    "contact/page.yaml",
    /title: Contact Us \| Kwedi/,
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
    "two pages with one path",
    "contact/page.yaml",
    "path: /contact",
    "path: /faq",
    /the path "\/faq" is already used in content\//,
  ],
  [
    "two pages with one title",
    "contact/page.yaml",
    /title: Contact Us \| Kwedi/,
    "title: Loan Calculator | Kwedi",
    /the title "Loan Calculator \| Kwedi" is already used/,
  ],
  [
    "a redirect from a page",
    "redirects.yaml",
    "from: /testimonials",
    "from: /faq",
    /"\/faq" is a page; a redirect starts at an address that has none/,
  ],
  [
    "a link to a redirected address",
    "navigation.yaml",
    "to: /faq",
    "to: /testimonials",
    /"\/testimonials" is redirected/,
  ],
  [
    "an icon that does not exist",
    "about/page.yaml",
    /icon: .*/,
    "icon: no-such-icon",
    /there is no icon "no-such-icon"/,
  ],
  [
    "an id that is used twice",
    LEGAL,
    /id: [a-z-]+([\s\S]*?)id: [a-z-]+/,
    "id: same$1id: same",
    /the id in legal\/terms-of-service\.yaml: "same" is already used/,
  ],
  [
    "a rate plan that does not add up",
    "calculators/standalone.yaml",
    "amount: 50000",
    "amount: 90000",
    /defaults\.amount 90000 is outside amountRange/,
  ],
])("%s stops the build and is located", (_, file, from, to, told) => {
  spoil(copy, file, from, to);
  expect(problemsOf(copy)).toMatch(told);
});

it.each<[what: string, bytes: Uint8Array | string, told: RegExp]>([
  [
    "a file that is not UTF-8",
    new Uint8Array([0x70, 0x3a, 0x20, 0xe9, 0x0a]),
    /about\/page\.yaml:1:1\n +is not UTF-8/,
  ],
  ["an empty file", "", /about\/page\.yaml:1:1\n +is empty/],
  ["a file with only a comment", "# nothing yet\n", /about\/page\.yaml:1:1\n +is empty/],
  ["a file that is a list", "- one\n", /must be a list of "name: value" lines/],
])("%s stops the build and is located", (_, bytes, told) => {
  writeFileSync(join(copy, "about/page.yaml"), bytes);
  expect(problemsOf(copy)).toMatch(told);
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
