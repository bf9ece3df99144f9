import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyContent, spoil } from "../../../test/contentCopy";
import { checkContent } from "../check/checkContent";
import { formatProblems } from "../check/problem";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const problems = () => formatProblems(checkContent(copy), "content");

test("a product more is one YAML file more", () => {
  const before = problems();
  const file = readFileSync(join(copy, "products/salary-loans.yaml"), "utf8");
  const another = file
    .replace("path: /salary-loans", "path: /holiday-loans")
    .replace(/^ {2}title: Salary Deduction Loans \| Kwedi$/m, "  title: Holiday Loans | Kwedi")
    .replace(/^ {2}description: Borrow TT.*/m, "  description: A loan for the holidays, from pay.")
    .replace("id: salary-loans", "id: holiday-loans")
    .replace(/^(facts|features|example|requirements):\n( .*\n)+/gm, "");
  writeFileSync(join(copy, "products/holiday-loans.yaml"), another);
  expect(another).not.toMatch(/facts:|features:|example:|requirements:/);
  expect(problems()).toBe(before);
});

it.each<[what: string, file: string, from: string | RegExp, to: string, told: RegExp]>([
  [
    "a badge that says otherwise than comingSoon",
    "products/salary-loans.yaml",
    "comingSoon: false",
    "comingSoon: true",
    /salary-loans\.yaml:\d+:\d+\n +is true, but the badge says Available Now; the two must agree/,
  ],
  [
    "a badge of another word",
    "products/salary-loans.yaml",
    "badge: Available Now",
    "badge: Available now",
    /must be one of Available Now, Coming Soon; found "Available now"/,
  ],
  [
    "a process that leaves a number out",
    "products/business-loans.yaml",
    "number: 5",
    "number: 6",
    /business-loans\.yaml:\d+:\d+\n +is 6; steps count from 1, so this one is 5/,
  ],
  [
    "steps of the app that leave a number out",
    "get-colour-app/page.yaml",
    "number: 3",
    "number: 4",
    /page\.yaml:\d+:\d+\n +is 4; steps count from 1, so this one is 3/,
  ],
  [
    "a most asked question that the FAQ has not",
    "resources/page.yaml",
    "/faq#early-repayment",
    "/faq#early-payment",
    /resources\/page\.yaml:\d+:\d+\n +the page \/faq has no place "#early-payment". Did you mean/,
  ],
  [
    "a most asked question that is no question",
    "resources/page.yaml",
    "/faq#early-repayment",
    "/contact",
    /must be a question's address, such as \/faq#early-repayment, found "\/contact"/,
  ],
  [
    "an FAQ whose first tab is another",
    "faq/page.yaml",
    "id: general",
    "id: basics",
    /faq\/page\.yaml:\d+:\d+\n +must be general/,
  ],
  [
    "two questions with one id",
    "faq/page.yaml",
    "id: early-repayment",
    "id: how-do-i-repay",
    /the id in faq\/page\.yaml: "how-do-i-repay" is already used/,
  ],
  [
    "an article at another address",
    "education/flat-rate.yaml",
    "path: /education/what-a-flat-rate-really-costs",
    "path: /what-a-flat-rate-really-costs",
    /flat-rate\.yaml:\d+:\d+\n +must start with \/education\//,
  ],
  [
    "a notice on this site",
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
])("%s stops the build and is located", (_, file, from, to, told) => {
  spoil(copy, file, from, to);
  expect(problems()).toMatch(told);
});
