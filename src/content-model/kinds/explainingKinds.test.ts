import { rmSync } from "node:fs";
import { copyContent, spoil } from "../../../test/contentCopy";
import { checkContent } from "../check/checkContent";
import { formatProblems } from "../check/problem";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

it.each<[what: string, file: string, from: string | RegExp, to: string, told: RegExp]>([
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
])("%s is told", (_, file, from, to, told) => {
  spoil(copy, file, from, to);
  expect(formatProblems(checkContent(copy))).toMatch(told);
});
