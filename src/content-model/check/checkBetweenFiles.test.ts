import { rmSync } from "node:fs";
import { copyContent, edit, type Mistake, problemsIn } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const LEGAL = "legal/terms-of-service.yaml";

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
    "#media",
    "#medai",
    /the page \/resources has no anchor "#medai". Did you mean "media"\?/,
  ],
  [
    "a link in running text to a page that does not exist",
    "loan-calculator/page.yaml",
    "(/education/what-a-flat-rate-really-costs)",
    "(/education/nowhere)",
    /page\.yaml:\d+:\d+\n +no page has the path "\/education\/nowhere"/,
  ],
  [
    "a picture that does not exist",
    "contact/page.yaml",
    "./find-us.png",
    "./find-you.png",
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
    /title: Contact Us \| Kwedi/,
    "title: Loan Calculator | Kwedi",
    /the title "Loan Calculator \| Kwedi" is already used/,
  ],
  [
    "a redirect from the path of a page",
    "redirects.yaml",
    "from: /testimonials",
    "from: /faq",
    /"\/faq" is a page. Redirect from a path that no page has/,
  ],
  [
    "a link to a redirected path",
    "navigation.yaml",
    "to: /faq",
    "to: /testimonials",
    /"\/testimonials" is redirected/,
  ],
  [
    "an id that is used twice",
    LEGAL,
    /id: [a-z-]+([\s\S]*?)id: [a-z-]+/,
    "id: same$1id: same",
    /the id "same" is already used in content\/legal\/terms-of-service\.yaml/,
  ],
])("reports %s with its position", (_, file, from, to, message) => {
  edit(copy, file, from, to);
  expect(problemsIn(copy)).toMatch(message);
});
