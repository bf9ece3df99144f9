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
  textField,
} from "./testTools";

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/calculator");
});

const salaryField = () => textField(labels.salary.field);

// The payment is 616.67; loans are given from 5,000 to 50,000 in TT dollars.
test.each([
  ["TTD", "4,000", "You can ask for up to $12,000.00.", "takes 15.4% of your salary."],
  [
    "TTD",
    "20,000",
    "You can ask for up to $50,000.00, the most we lend.",
    "takes 3.1% of your salary.",
  ],
  [
    "TTD",
    "500",
    "That salary times 3 is $1,500.00. Our smallest loan is $5,000.00.",
    "takes 123.3% of your salary, more than you earn.",
  ],
  ["JMD", "20,000", "That salary times 3 is J$60,000.00.The monthly", "takes 3.1% of your salary."],
  ["JMD", "500", "That salary times 3 is J$1,500.00.The monthly", "more than you earn."],
])(
  "shows the limit of the lending plan and the share of the payment for a salary in %s of %s",
  async (currency, salary, limit, share) => {
    const { container } = await openCalculator("resources");
    enter(currencyField(), currency);
    enter(salaryField(), salary);
    expect(container).toHaveTextContent(limit);
    expect(container).toHaveTextContent(share);
  },
);

test("announces what a salary allows when typing has paused", async () => {
  await openCalculator("resources");
  jest.useFakeTimers();
  const status = screen.getByRole("status");
  for (const [salary, announcement] of [
    [
      "4,000",
      "You can ask for up to $12,000.00. The monthly payment of $616.67 takes 15.4% of your salary.",
    ],
    ["abc", "We cannot read this monthly salary."],
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
  expect(salaryField()).toHaveAccessibleDescription(
    expect.stringContaining("We cannot read this monthly salary."),
  );
});

test("applies the largest amount when its button is clicked", async () => {
  await openCalculator("resources");
  enter(salaryField(), "4000");
  fireEvent.blur(salaryField());
  expect(salaryField()).toHaveValue("4,000");
  fireEvent.click(button(labels.salary.use));
  expect(amountField()).toHaveValue("12,000");
  expect(amountField()).toHaveFocus();
  expect(figure(labels.results.repayment)).toBe("$17,760.00");
});
