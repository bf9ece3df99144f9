import { rmSync } from "node:fs";
import { copyContent, edit, firstIn, type Mistake, problemsIn } from "../../../test/contentCopy";
import { readContent } from "../../../test/readContent";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const LEGAL = firstIn("legal");

test.each<Mistake>([
  [
    "a link to a page that does not exist",
    "navigation.yaml",
    "to: /faq",
    "to: /faqs",
    /no page has the path "\/faqs". Did you mean "\/faq"\?/,
  ],
  [
    "an anchor that does not exist",
    "navigation.yaml",
    "to: /faq",
    "to: /resources#medai",
    /the page \/resources has no anchor "#medai". Did you mean "media"\?/,
  ],
  [
    "a link in running text to a page that does not exist",
    LEGAL,
    /^summary:[\s\S]*?(?=^\S)/m,
    'summary: "[Read on](/education/nowhere)"\n',
    /legal\/.*:\d+:\d+ no page has the path "\/education\/nowhere"/,
  ],
  [
    "a picture that does not exist",
    "contact/page.yaml",
    /src: .*/,
    "src: ./find-you.png",
    /there is no file content\/contact\/find-you\.png/,
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
    /(?<=^seo:\n {2})title: .*/m,
    `title: ${JSON.stringify(readContent<{ seo: { title: string } }>("faq/page.yaml").seo.title)}`,
    /the title ".*" is already used/,
  ],
  [
    "a redirect from the path of a page",
    "redirects.yaml",
    /from: .*/,
    "from: /faq",
    /"\/faq" is a page. Redirect from a path that no page has/,
  ],
  [
    "redirects that lead in a circle",
    "redirects.yaml",
    /redirects:[\s\S]*/,
    "redirects:\n  - from: /one\n    to: /other\n  - from: /other\n    to: /one\n",
    /redirects from "\/one" lead in a circle/,
  ],
  [
    "a redirect to a page that does not exist",
    "redirects.yaml",
    /to: .*/,
    "to: /nowhere",
    /redirects\.yaml:\d+:\d+ no page has the path "\/nowhere"/,
  ],
  [
    "an id that is used twice",
    LEGAL,
    /id: [a-z-]+([\s\S]*?)id: [a-z-]+/,
    "id: same$1id: same",
    /the id "same" is already used in content\/legal\//,
  ],
])("reports %s with its position", (_, file, from, to, message) => {
  edit(copy, file, from, to);
  expect(problemsIn(copy)).toMatch(message);
});

test("lists links to a moved page as hints, and no mistake, when the old path is redirected", () => {
  edit(copy, "faq/page.yaml", /^path: .*/m, "path: /questions");
  edit(copy, "redirects.yaml", /redirects:/, "redirects:\n  - from: /faq\n    to: /questions");
  expect(problemsIn(copy)).toBe("");
  expect(problemsIn(copy, "hints")).toMatch(
    /navigation\.yaml:\d+:\d+ "\/faq" has moved to "\/questions"/,
  );
});

test("lists a link as a hint when the page that replaces its target lacks the anchor", () => {
  edit(copy, "navigation.yaml", "to: /faq", "to: /faq#old");
  edit(copy, "faq/page.yaml", /^path: .*/m, "path: /questions");
  edit(copy, "redirects.yaml", /redirects:/, "redirects:\n  - from: /faq\n    to: /contact");
  expect(problemsIn(copy)).toBe("");
  expect(problemsIn(copy, "hints")).toMatch(
    /"\/faq#old" has moved to "\/contact", which has no anchor "#old": readers land at its top/,
  );
});
