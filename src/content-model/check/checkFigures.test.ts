import { rmSync } from "node:fs";
import { copyContent, edit } from "../../../test/contentCopy";
import { checkContent } from "./checkContent";
import { formatProblems } from "./problem";

let copy: string;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => rmSync(copy, { recursive: true }));

/** Returns the problems that this check reports. */
const figureProblems = () =>
  formatProblems(checkContent(copy).filter(({ message }) => message.startsWith("says ")));

const CALCULATOR = "loan-calculator/page.yaml";

test("finds no figure in the real content that contradicts the rate plans", () => {
  expect(figureProblems()).toBe("");
});

it.each<[name: string, from: string | RegExp, to: string, message: RegExp]>([
  [
    "a monthly rate that no plan charges",
    /lead: Every figure.*/,
    "lead: Borrow at 3% a month.",
    /page\.yaml:8:9\n +says "3% a month", but no plan charges 3% a month; the plans charge 4% and 2%\./,
  ],
  [
    "the flat rate called an annual percentage rate",
    /lead: Every figure.*/,
    "lead: Our APR is 48%.",
    /says "APR is 48%", but 48% is not an annual percentage rate of any plan/,
  ],
  [
    "a payment in running text",
    "The amount is divided",
    "Borrow TT$12,000 over 12 months and you pay TT$1,250.00 a month. The amount is divided",
    /page\.yaml:\d+:\d+\n +says "TT\$12,000 over 12 months", but no plan gives these figures for it/,
  ],
])("reports %s with its position", (_, from, to, message) => {
  edit(copy, CALCULATOR, from, to);
  expect(figureProblems()).toMatch(message);
});

test("reports texts with the old rate when a rate changes", () => {
  edit(copy, "calculators/standalone.yaml", "monthlyRatePercent: 2", "monthlyRatePercent: 2.5");
  expect(figureProblems()).toMatch(/"2% a month"|"TT\$/);
});

test("ignores a plan when it contradicts itself", () => {
  const lastRate = /(monthlyRatePercent: \d)\n(?![\s\S]*monthlyRatePercent)/;
  for (const plan of ["standalone", "resources"])
    edit(copy, `calculators/${plan}.yaml`, lastRate, "$1\n    upToMonths: 6\n");
  expect(figureProblems()).toBe("");
});
