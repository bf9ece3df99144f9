import { fireEvent, screen, within } from "@testing-library/react";
import * as fc from "fast-check";
import { renderToString } from "react-dom/server";
import { advanceTime } from "../../../test/calculatorTools";
import { ANSWER, CRITERIA, GOOD } from "../../../test/eligibility";
import { anyPlan } from "../../../test/lending/arbitraries";
import { flatFigures } from "../../../test/lending/oracle";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { renderUnstyled } from "../../../test/renderUnstyled";
import { plainAmount, shortAmount, withSymbol } from "../../lending/money";
import { centsOf } from "../../lending/ratePlan";
import { symbolInTexts } from "../../lib/lender";
import { answers, BorrowTool } from "./BorrowTool";
import { eligibilityState } from "./eligibility";

const TODAY = "2026-12-01";

const money = (cents: bigint) => withSymbol(shortAmount(cents), { symbol: symbolInTexts });

const state = (entry: Record<string, string>) =>
  eligibilityState(STANDALONE_PLAN, CRITERIA, entry, ANSWER, TODAY);

beforeEach(() => answers.set({}));

const tool = (
  <BorrowTool plan={STANDALONE_PLAN} criteria={CRITERIA} answer={ANSWER} product="second" />
);

test("says yes once every condition is met and the budget is known", () => {
  expect(state(GOOD)).toMatchObject({ verdict: "yes", messages: {} });
  expect(state({ ...GOOD, Contract: "2030-01-01" }).verdict).toBe("yes");
  expect(state({ ...GOOD, Age: "65", Salary: "90,000" }).verdict).toBe("yes");
});

test.each<[change: Record<string, string>, verdict: string, reason: string]>([
  [{ Age: "17" }, "notYet", "Too young."],
  [{ Age: "66" }, "no", "Too old."],
  [{ Salary: "90,000.01" }, "no", "Too high."],
  [{ Home: "There" }, "no", "Only here."],
  [{ Home: "There", Age: "17" }, "no", "Only here."],
  // From January 1, 2027, the shortest term and one more month.
  [{ Months: "2", Contract: "2027-03-02" }, "notYet", "Until April 1, 2027 at least."],
  [{ Pay: "Own business" }, "notYet", "Find a job first."],
  [{ Salary: "1,999.99" }, "notYet", "Too low."],
  [{ Months: "2" }, "notYet", "From January 1, 2027."],
  [{ Months: "0" }, "notYet", "From March 1, 2027."],
  // The shortest term of two months, and one more.
  [{ Contract: "2027-02-28" }, "notYet", "Until March 1, 2027 at least."],
  // 5,000 over 12 months costs 516.67, which is four fifths of 645.84.
  [{ costs: "6,470" }, "notYet", `You have ${money(64_000n)}, and need ${money(64_584n)}.`],
  [{ deductions: "9000" }, "notYet", `You have -${money(736_000n)}, and need ${money(64_584n)}.`],
])("explains for %j why the answer is not yes, and when it will be", (change, verdict, reason) => {
  const { sentences, loan, ...answer } = state({ ...GOOD, ...change });
  expect(answer.verdict).toBe(verdict);
  expect(sentences).toContain(reason);
  expect(loan).toBeUndefined();
});

test("says only why not, and no day, if the answer is no", () => {
  expect(state({ ...GOOD, Home: "There", Months: "2" }).sentences).toEqual(["Only here."]);
});

test.each([
  ...["Age", "Home", "Pay", "Salary", "Months", "deductions", "costs"].map((name) => [name, " "]),
  ...[
    ["Age", "old"],
    ["Age", "200"],
    ["Months", "-1"],
    ["Salary", "0"],
    ["costs", "-1"],
    ["otherInstalments", "some"],
  ],
])("leaves the answer open, and explains an error, when %s is %j", (name = "", text = "") => {
  const { verdict, messages } = state({ ...GOOD, [name]: text });
  expect(verdict).toBe("open");
  expect(messages[name]?.kind).toBe(text === " " ? undefined : "problem");
});

test.each([
  // Left 1,050, a fifth aside: 840 × 12 / 1.24 = 8,129.03.
  [GOOD, 8_129, 12],
  // The contract allows eight months and one more: 840 × 8 / 1.16 = 5,793.10.
  [{ ...GOOD, Contract: "2027-09-01" }, 5_793, 8],
  // A large budget allows the plan's maximum, over the cheapest term that it pays for.
  [{ ...GOOD, Salary: "30,000", deductions: "0", costs: "0", otherInstalments: "" }, 50_000, 3],
  // Three salaries.
  [{ ...GOOD, Salary: "2,000", deductions: "0", costs: "0", otherInstalments: "" }, 6_000, 7],
])("names the largest loan that %j allows, as the oracle computes it", (entry, amount, months) => {
  const { loan } = state(entry);
  expect(loan?.quote).toMatchObject({ principal: centsOf(amount), termMonths: months });
  const rate = months <= 6 ? "0.04" : "0.02";
  const { payment, repayment } = flatFigures(String(amount), months, rate);
  expect(plainAmount(loan?.payment ?? 0n)).toBe(payment);
  expect(plainAmount(loan?.repayment ?? 0n)).toBe(repayment);
});

test("names the salary's limit over the longest term while the budget is unknown", () => {
  const { verdict, sentences, loan } = state({ Salary: "6,000.50" });
  expect(verdict).toBe("open");
  expect(sentences).toContain(`Limit ${money(1_800_150n)}.`);
  expect(loan?.quote).toMatchObject({ principal: 18_001_00n, termMonths: 12 });
});

test("names no limit of the salary when the plan has no multiple of it", () => {
  const plan = { ...STANDALONE_PLAN, salaryMultiple: undefined };
  const { loan, sentences } = eligibilityState(plan, CRITERIA, { Salary: "5,000" }, ANSWER, TODAY);
  expect(loan?.quote.principal).toBe(centsOf(plan.amountRange.maximum));
  expect(sentences).not.toContainEqual(expect.stringMatching(/^Limit/));
});

test("says yes without a budget when no condition asks for the salary", () => {
  const others = CRITERIA.filter(({ check }) => check?.asks !== "salary");
  const answer = eligibilityState(STANDALONE_PLAN, others, GOOD, ANSWER, TODAY);
  expect(answer).toMatchObject({ verdict: "yes", sentences: [] });
  renderUnstyled(<BorrowTool plan={STANDALONE_PLAN} criteria={others} answer={ANSWER} />);
  expect(screen.queryByLabelText(ANSWER.costs)).toBeNull();
});

test("returns an answer for any input, without an unfilled placeholder, and does not throw", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  );
  const entry = fc.record(
    Object.fromEntries(Object.keys({ ...GOOD, Contract: 0 }).map((name) => [name, text])),
  );
  fc.assert(
    fc.property(anyPlan, entry, (plan, typed) => {
      const { sentences } = eligibilityState(plan, CRITERIA, { ...GOOD, ...typed }, ANSWER, TODAY);
      expect(sentences.join(" ")).not.toMatch(/NaN|Infinity|\[object|[{}]|e\+\d/);
    }),
  );
});

test("answers at once, announces the answer when the visitor stops typing, and opens the calculator", async () => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T15:00:00Z`) });
  renderUnstyled(tool);
  expect(screen.getByText(ANSWER.empty)).toBeVisible();
  const type = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  type("Salary", "8,000");
  expect(await screen.findByRole("link", { name: "Calculate" })).toHaveAttribute(
    "href",
    "/calculator?loan=second&amount=24000.00&term=12#loan",
  );
  type("Months", "2");
  expect(screen.getByText("From January 1, 2027.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Calculate" })).toBeNull();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await advanceTime(1100);
  expect(screen.getByRole("status")).toHaveTextContent("Not yet. From January 1, 2027.");
  fireEvent.change(screen.getByLabelText("Home"), { target: { value: "There" } });
  expect(screen.getByText("No.")).toBeVisible();
  expect([localStorage, sessionStorage].map((area) => area.length)).toEqual([0, 0]);
});

test("asks for the rest of a date that is left incomplete, and takes an empty one as none", async () => {
  renderUnstyled(tool);
  for (const [label, value] of Object.entries({ Age: GOOD.Age, Salary: GOOD.Salary }))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const field = screen.getByLabelText<HTMLInputElement>("Contract");
  field.setCustomValidity("incomplete");
  fireEvent.blur(field);
  expect(await screen.findByText(ANSWER.date)).toBeVisible();
  expect(field).toBeInvalid();
  expect(state({ ...GOOD, Contract: answers.get().Contract ?? "" }).verdict).toBe("open");
  field.setCustomValidity("");
  fireEvent.blur(field);
  expect(screen.queryByText(ANSWER.date)).toBeNull();
});

test("opens the other questions with the first answer, and leaves them open without one", async () => {
  renderUnstyled(tool);
  const [first = "", second = ""] = CRITERIA.map(({ label }) => label);
  const others = screen.getByText(ANSWER.others).closest("details");
  const answer = (value: string) =>
    fireEvent.input(screen.getByLabelText(first), { target: { value } });
  expect(others).not.toHaveAttribute("open");
  expect(others).not.toContainElement(screen.getByLabelText(first));
  expect(others).toContainElement(screen.getByLabelText(second));
  answer("30");
  expect(others).toHaveAttribute("open");
  await screen.findByText(ANSWER.open);
  answer("");
  expect(others).toHaveAttribute("open");
});

test("keeps the answers while the visitor is on another page, and leads from a yes to the documents", async () => {
  const { unmount } = renderUnstyled(tool);
  for (const [label, value] of Object.entries(GOOD)) {
    const field = screen.getByLabelText(ANSWER[label as keyof typeof ANSWER]?.toString() ?? label);
    fireEvent[field instanceof HTMLSelectElement ? "change" : "input"](field, {
      target: { value },
    });
  }
  expect(await screen.findByRole("link", { name: "Documents" })).toBeVisible();
  unmount();
  renderUnstyled(tool);
  expect(screen.getByLabelText("Salary")).toHaveValue(GOOD.Salary);
  expect(screen.getByText(ANSWER.others).closest("details")).toHaveAttribute("open");
  expect(await screen.findByText(ANSWER.yes)).toBeVisible();
});

test("lists every condition for browsers without JavaScript", () => {
  const page = document.createElement("div");
  page.innerHTML = renderToString(tool);
  const list = page.querySelector<HTMLElement>(".without-script");
  for (const { label, value, description } of CRITERIA)
    for (const text of [label, value, description])
      expect(list && within(list).getByText(text)).toBeTruthy();
});
