import { fireEvent } from "@testing-library/react";
import {
  amountField,
  button,
  enter,
  figure,
  labels,
  openCalculator,
  textField,
} from "../testTools";

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/calculator");
});

const salaryField = () => textField(labels.salary.field);

test.each([
  ["4,000", "You can ask for up to $12,000.00.", "takes 258.3% of it, more than you earn."],
  ["20,000", "You can ask for up to $50,000.00, the most we lend.", "takes 51.7% of it."],
  ["1,000", "That salary times 3 is $3,000.00. Our smallest loan is $5,000.00.", "takes 1,033.3%"],
])(
  "shows the limit and the share of the payment for a salary of %s",
  async (salary, limit, share) => {
    const { container } = await openCalculator("standalone");
    enter(salaryField(), salary);
    expect(container).toHaveTextContent(limit);
    expect(container).toHaveTextContent(share);
  },
);

test("shows a message when the salary is invalid", async () => {
  await openCalculator("standalone");
  enter(salaryField(), "abc");
  expect(salaryField()).toBeInvalid();
  expect(salaryField()).toHaveAccessibleDescription(
    expect.stringContaining("We cannot read this monthly salary."),
  );
});

test("applies the largest amount when its button is clicked", async () => {
  await openCalculator("standalone");
  enter(salaryField(), "4,000");
  fireEvent.click(button(labels.salary.use));
  expect(amountField()).toHaveValue("12,000");
  expect(amountField()).toHaveFocus();
  expect(figure(labels.results.principal)).toBe("$12,000.00");
});
