import { rmSync } from "node:fs";
import { addNotice, copyContent, type Mistake, problemsIn, set } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const CONTACT = "contact/page.yaml";

test.each<Mistake>([
  ["an unknown key", CONTACT, { colour: "red" }, /page\.yaml:\d+:1 "colour" is not allowed here/],
  [
    "a key that every JavaScript object has",
    CONTACT,
    { constructor: "red" },
    /page\.yaml:\d+:1 "constructor" is not allowed here/,
  ],
  ["a missing field", CONTACT, { hoursTitle: undefined }, /page\.yaml:1:1 hoursTitle is required/],
  ["an empty list", "faq/page.yaml", { tabs: [] }, /tabs must have at least 1 entry/],
  [
    "a value that is not among those allowed",
    "faq/page.yaml",
    { "callToAction.scene": "desert" },
    /callToAction\.scene must be one of ward, .*; found "desert"/,
  ],
  ...["中", "😀"].map(
    (letter): Mistake => [
      `${letter} in a text of a PDF`,
      "resources/free-pack.yaml",
      { "articles.0.body": `Text with ${letter}.` },
      RegExp(`articles\\[0\\]\\.body has "${letter}", for which PDFs have no font`, "u"),
    ],
  ),
  [
    "a link in running text with another protocol",
    "faq/page.yaml",
    { disclaimer: "[Read on](javascript:alert)" },
    /the link "javascript:alert" must be a path, or start with/,
  ],
  [
    "a picture without alternative text",
    "site.yaml",
    {
      "pictures.shareBackground.alt": undefined,
      "pictures.shareBackground.decorative": undefined,
    },
    /pictures\.shareBackground needs an alternative text \(alt\), or the mark/,
  ],
  [
    "a title with 61 characters",
    CONTACT,
    { "seo.title": "x".repeat(61) },
    /seo\.title must have at most 60 characters, found "x+… \(61 characters\)/,
  ],
  [
    "an icon that does not exist",
    "about/page.yaml",
    { "differences.0.icon": "no-such-icon" },
    /icon must be the name of an icon at lucide\.dev\/icons, found "no-such-icon"/,
  ],
  [
    "a rate plan that contradicts itself",
    "calculators/standalone.yaml",
    { "amountRange.minimum": 1000, "defaults.amount": 1 },
    /defaults\.amount 1 is outside amountRange/,
  ],
])("reports %s with its position", (_, file, values, message) => {
  set(copy, file, values);
  expect(problemsIn(copy)).toMatch(message);
});

test.each([
  [
    "a field of a picture",
    "site.yaml",
    { "pictures.shareBackground.decorative": "yes" },
    "decorative must be true or false, found yes without quotes. Write true.",
  ],
  [
    "a misspelt name",
    CONTACT,
    { hoursTitle: undefined, hourTitle: "Hours" },
    'Did you mean "hoursTitle"',
  ],
  [
    "a link with a space",
    "navigation.yaml",
    { "buttons.primary.to": "/faq\u00a0" },
    "must be a path",
  ],
])("reports %s once, and nothing that follows from it", (_, file, values, message) => {
  set(copy, file, values);
  expect(problemsIn(copy).split("\n")).toEqual([
    expect.stringMatching(`^content/${file}:.*${message}`),
  ]);
});

test("reports a day that does not exist with its position", () => {
  addNotice(copy, /date: .*/, 'date: "2025-02-30"');
  expect(problemsIn(copy)).toMatch(
    /:2:\d+ date must be a day that exists, in quotes, such as "2025-03-01", found "2025-02-30"/,
  );
});
