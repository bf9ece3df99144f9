import { rmSync } from "node:fs";
import { ContentFolder } from "../../../scripts/lib/contentFolder";
import {
  ages,
  copyContent,
  expectError,
  PLAN,
  pathOf,
  problemsIn,
  set,
} from "../../../test/contentCopy";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

const own = new ContentFolder("content");
const CONTACT = "contact/page.yaml";
const FAQ_PAGE = "faq/page.yaml";
const MAIN = own.entries("products").find((file) => own.read(file).plan) ?? "";
const CALCULATOR = "loan-calculator/page.yaml";
const LENT = `content/${PLAN}`;
const OTHER_PLAN = own.text("resources/page.yaml", ["plan"]);
const [ARTICLE] = own.entries("education");
const PRICE = "sections.0.price";

test.each<[file: string | undefined, values: Record<string, unknown>, message: string]>([
  [PLAN, { "example.amount": 999_999_999 }, `example.amount is 999999999, outside the amountRange`],
  [PLAN, { "example.termMonths": 600 }, `is 600, outside the termRange of ${LENT}`],
  [CALCULATOR, { "typical.terms.0": 600 }, `typical.terms[0] is 600, outside the termRange of`],
  [CALCULATOR, { "typical.amounts.0": 999_999_999 }, `outside the amountRange of ${LENT}`],
  [
    ARTICLE,
    { [PRICE]: { amount: 999_999_999, termMonths: 600 } },
    `outside the termRange of ${LENT}`,
  ],
  [
    ARTICLE,
    { [PRICE]: { plan: OTHER_PLAN, amount: 1, termMonths: 600 } },
    `termMonths is 600, outside the termRange of content/rate-plans/${OTHER_PLAN}.yaml`,
  ],
  [
    CONTACT,
    { "intro.lead": "{total months=600}" },
    `has a term that is 600, outside the termRange`,
  ],
  [CONTACT, { "intro.lead": "{total amount=999999999}" }, `is 999999999, outside the amountRange`],
  [
    FAQ_PAGE,
    { disclaimer: `[This](${pathOf(CALCULATOR)}?amount=999999999.00&term=2#loan)` },
    `the linked amount is 999999999, outside the amountRange of ${LENT}`,
  ],
  [
    FAQ_PAGE,
    { disclaimer: `[This](${pathOf(CALCULATOR)}?term=twelve#loan)` },
    `the linked term is NaN, outside the termRange`,
  ],
  [
    FAQ_PAGE,
    { disclaimer: `[This](${pathOf(CALCULATOR)}?loan=none-such&term=2&amount=5000#loan)` },
    `links to the loan "none-such", which is no product`,
  ],
])("reports the loan in %s that its plan does not lend: %j", (file, values, message) => {
  // The content may have no articles.
  if (!file) return;
  set(copy, file, values);
  expectError(copy, file, message);
});

test("rejects a salary that meets the condition and allows no loan", () => {
  const salary = (least: number) => set(copy, MAIN, ages({ asks: "salary", least }));
  set(copy, `rate-plans/${own.read(MAIN).plan}.yaml`, { salaryMultiple: 1 });
  salary(0.5);
  expectError(copy, MAIN, "allows loans of 0.5, but the plan lends");
  const [, enough] = /Write (\d+) or more/.exec(problemsIn(copy)) ?? [];
  salary(Number(enough));
  expect(problemsIn(copy)).not.toContain(MAIN);
});

test("accepts the price of a small part of a loan, and any amount of money", () => {
  const text = "{interest amount=1}, {money amount=999999999}";
  set(copy, CONTACT, { "intro.lead": text });
  expect(problemsIn(copy)).toBe("");
});
