import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyContent, edit, type Mistake, problemsIn } from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

test("accepts another product when its YAML file is added", () => {
  const before = problemsIn(copy);
  const file = readFileSync(join(copy, "products/salary-loans.yaml"), "utf8");
  const another = file
    .replace("path: /salary-loans", "path: /holiday-loans")
    .replace(/^ {2}title: Salary Deduction Loans \| Kwedi$/m, "  title: Holiday Loans | Kwedi")
    .replace(/^ {2}description: Borrow \{.*/m, "  description: A loan for the holidays, from pay.")
    .replace("id: salary-loans", "id: holiday-loans")
    .replace(/^(facts|features|example|requirements):\n( .*\n)+/gm, "");
  writeFileSync(join(copy, "products/holiday-loans.yaml"), another);
  expect(another).not.toMatch(/facts:|features:|example:|requirements:/);
  expect(problemsIn(copy)).toBe(before);
});

test.each<Mistake>([
  [
    "a badge that contradicts comingSoon",
    "products/salary-loans.yaml",
    "comingSoon: false",
    "comingSoon: true",
    /salary-loans\.yaml:\d+:\d+\n +is true, but the badge is "Available Now"/,
  ],
  [
    "an unknown badge",
    "products/salary-loans.yaml",
    "badge: Available Now",
    "badge: Available now",
    /must be one of Available Now, Coming Soon; found "Available now"/,
  ],
  [
    "a process that skips a number",
    "products/business-loans.yaml",
    "number: 5",
    "number: 6",
    /business-loans\.yaml:\d+:\d+\n +is 6, but this is step 5/,
  ],
  [
    "steps of the app that skip a number",
    "get-colour-app/page.yaml",
    "number: 3",
    "number: 4",
    /page\.yaml:\d+:\d+\n +is 4, but this is step 3/,
  ],
  [
    "a frequent question that is not in the FAQ",
    "resources/page.yaml",
    "/faq#early-repayment",
    "/faq#early-payment",
    /resources\/page\.yaml:\d+:\d+\n +the page \/faq has no anchor "#early-payment". Did you mean/,
  ],
  [
    "a frequent question whose link is not a question",
    "resources/page.yaml",
    "/faq#early-repayment",
    "/contact",
    /must be the path of a question, such as \/faq#early-repayment, found "\/contact"/,
  ],
  [
    "an FAQ with another first tab",
    "faq/page.yaml",
    "id: general",
    "id: basics",
    /faq\/page\.yaml:\d+:\d+\n +must be "general"/,
  ],
  [
    "two questions with one id",
    "faq/page.yaml",
    "id: early-repayment",
    "id: how-do-i-repay",
    /the id "how-do-i-repay" is already used in content\/faq\/page\.yaml/,
  ],
  [
    "an article with another path",
    "education/flat-rate.yaml",
    "path: /education/what-a-flat-rate-really-costs",
    "path: /what-a-flat-rate-really-costs",
    /flat-rate\.yaml:\d+:\d+\n +must start with \/education\//,
  ],
  [
    "a notice that links to this site",
    "notices/2026-04-flat-rates.yaml",
    /url: .*/,
    "url: /faq",
    /must start with https:\/\//,
  ],
  [
    "a newsletter without its PDF",
    "newsletters/2026-10.yaml",
    /file: .*/,
    "file: ./nowhere.pdf",
    /there is no file content\/newsletters\/nowhere\.pdf/,
  ],
])("reports %s with its position", (_, file, from, to, message) => {
  edit(copy, file, from, to);
  expect(problemsIn(copy)).toMatch(message);
});
