import { fireEvent, screen } from "@testing-library/react";
import { amountField, enter, figure, openCalculator } from "../testTools";

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/loan-calculator");
});

test.each([
  ["4,000", "You can ask for up to $12,000.00.", "takes 258.3% of it, more than you earn."],
  ["20,000", "You can ask for up to $50,000.00, the most we lend.", "takes 51.7% of it."],
  ["1,000", "That salary times 3 is $3,000.00. Our smallest loan is $5,000.00.", "takes 1,033.3%"],
])(
  "shows the limit and the share of the payment for a salary of %s",
  async (salary, limit, share) => {
    const { container } = await openCalculator("standalone");
    enter(screen.getByRole("textbox", { name: "Monthly salary" }), salary);
    expect(container).toHaveTextContent(limit);
    expect(container).toHaveTextContent(share);
  },
);

test("shows a message when the salary is invalid", async () => {
  await openCalculator("standalone");
  const salary = screen.getByRole("textbox", { name: "Monthly salary" });
  enter(salary, "abc");
  expect(salary).toBeInvalid();
  expect(salary).toHaveAccessibleDescription(
    expect.stringContaining("We cannot read this monthly salary."),
  );
});

test("applies the largest amount when its button is clicked", async () => {
  await openCalculator("standalone");
  enter(screen.getByRole("textbox", { name: "Monthly salary" }), "4,000");
  fireEvent.click(screen.getByRole("button", { name: "Use this amount" }));
  expect(amountField()).toHaveValue("12,000");
  expect(amountField()).toHaveFocus();
  expect(figure("You borrow")).toBe("$12,000.00");
});
