import { fireEvent, screen } from "@testing-library/react";
import {
  advanceTime,
  amountField,
  button,
  currencyField,
  enter,
  figure,
  labels,
  openCalculator,
  shownFigures,
  textField,
} from "../../../test/calculatorTools";
import { fillTemplate } from "../../lib/fillTemplate";

const unreadable = labels.problems.amount.notANumber.split("{")[0]?.trim() ?? "";
const salaryField = () => textField(labels.salary.field);

const { limit, most, multiple, tooSmall, share, shareExceeds } = labels.salary;
const times = { count: 3, minimum: "$5,000.00" };
/** The payment of the resources page's first loan. */
const { payment } = shownFigures("resources", 5_000, 12);

// Loans are given from 5,000 to 50,000 in TT dollars.
test.each([
  ["TTD", "4,000", fillTemplate(limit, { amount: "$12,000.00" })],
  ["TTD", "20,000", fillTemplate(most, { amount: "$50,000.00" })],
  ["TTD", "500", fillTemplate(tooSmall, { ...times, amount: "$1,500.00" })],
  ["JMD", "20,000", fillTemplate(multiple, { ...times, amount: "J$60,000.00" })],
  ["JMD", "500", fillTemplate(multiple, { ...times, amount: "J$1,500.00" })],
])("shows the limit of the lending plan for a salary in %s of %s", async (code, salary, text) => {
  await openCalculator("resources");
  enter(currencyField(), code);
  enter(salaryField(), salary);
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ["4,000", fillTemplate(share, { payment, percent: "15.4%" })],
  ["500", fillTemplate(shareExceeds, { payment, percent: "123.3%" })],
])("shows the share that the payment takes of a salary of %s", async (salary, text) => {
  await openCalculator("resources");
  enter(salaryField(), salary);
  expect(screen.getByText(text)).toBeVisible();
});

test("announces what a salary allows when typing has paused", async () => {
  await openCalculator("resources");
  jest.useFakeTimers();
  const status = screen.getByRole("status");
  for (const [salary, announcement] of [
    [
      "4,000",
      `${fillTemplate(limit, { amount: "$12,000.00" })} ${fillTemplate(share, { payment, percent: "15.4%" })}`,
    ],
    ["abc", unreadable],
  ] as const) {
    enter(salaryField(), salary);
    await advanceTime(1100);
    expect(status).toHaveTextContent(announcement);
  }
  jest.useRealTimers();
});

test("shows a message when the salary is invalid", async () => {
  await openCalculator("resources");
  enter(salaryField(), "abc");
  expect(salaryField()).toBeInvalid();
  expect(salaryField()).toHaveAccessibleDescription(expect.stringContaining(unreadable));
});

test("applies the largest amount when its button is clicked", async () => {
  await openCalculator("resources");
  enter(salaryField(), "4000");
  fireEvent.click(button(labels.salary.use));
  expect(amountField()).toHaveValue("12,000");
  expect(amountField()).toHaveFocus();
  expect(figure(labels.results.repayment)).toBe("$17,760.00");
});
