import { rmSync } from "node:fs";
import { copyContent, edit, firstIn, problemsIn, set } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const PRODUCT = firstIn("products");

test.each<[name: string, file: string, values: Record<string, unknown>, message: RegExp]>([
  [
    "a badge that contradicts comingSoon",
    PRODUCT,
    { "card.badge": "Available Now", "card.comingSoon": true },
    /products\/.*:\d+:\d+ is true, but the badge is "Available Now"/,
  ],
  [
    "an unknown badge",
    PRODUCT,
    { "card.badge": "Available now" },
    /must be one of Available Now, Coming Soon; found "Available now"/,
  ],
  [
    "a process that skips a number",
    PRODUCT,
    { process: { title: "The way", steps: [{ number: 2, title: "One", description: "Two." }] } },
    /products\/.*:\d+:\d+ is 2, but this is step 1/,
  ],
  [
    "steps of the app that skip a number",
    "get-colour-app/page.yaml",
    { "process.steps.0.number": 4 },
    /page\.yaml:\d+:\d+ is 4, but this is step 1/,
  ],
  [
    "a frequent question that is not in the FAQ",
    "resources/page.yaml",
    { "faq.questions.0": "/faq#no-such-question" },
    /resources\/page\.yaml:\d+:\d+ the page \/faq has no anchor "#no-such-question"/,
  ],
  [
    "a frequent question whose link is not a question",
    "resources/page.yaml",
    { "faq.questions.0": "/contact" },
    /must be the path of a question, such as .*, found "\/contact"/,
  ],
  [
    "an FAQ with another first tab",
    "faq/page.yaml",
    { "tabs.0.id": "basics" },
    /faq\/page\.yaml:\d+:\d+ must be "general"/,
  ],
  [
    "two questions with one id",
    "faq/page.yaml",
    { "tabs.0.questions.0.id": "same", "tabs.1.questions.0.id": "same" },
    /the id "same" is already used in content\/faq\/page\.yaml/,
  ],
  [
    "an article with another path",
    firstIn("education"),
    { path: "/a-flat-rate" },
    /education\/.*:\d+:\d+ must start with \/education\//,
  ],
  [
    "a notice that links to this site",
    firstIn("notices"),
    { url: "/faq" },
    /must start with https:\/\//,
  ],
])("reports %s with its position", (_, file, values, message) => {
  set(copy, file, values);
  expect(problemsIn(copy)).toMatch(message);
});

test("accepts a moved page of questions when its old path is redirected", () => {
  set(copy, "faq/page.yaml", { path: "/questions" });
  edit(copy, "redirects.yaml", /redirects:/, "redirects:\n  - from: /faq\n    to: /questions");
  expect(problemsIn(copy)).toBe("");
});
