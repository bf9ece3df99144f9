import { fireEvent, screen } from "@testing-library/react";
import {
  advanceTime,
  amountField,
  button,
  enter,
  figure,
  labels,
  open,
  openCalculator,
  planOf,
  termField,
  textField,
} from "../../../../test/calculatorTools";
import { monthsText } from "../../../lending/units";
import { fillTemplate } from "../../../lib/fillTemplate";
import type { PayField } from "../state/pay";

const { pay } = labels;
const amounts = labels.problems.amount;
const months = (count: number) => monthsText(count, labels.units);
const field = (name: PayField) => textField(pay[name]);
const takeHome = () => field("takeHome");
const left = () => screen.queryByText(pay.left, { selector: "p span" })?.previousElementSibling;
const link = () => screen.queryByRole("link", { name: pay.cannotPay.label });

/** Enters a loan of 20,000 over 6 months, whose payment is 4,133.33, and the take-home pay. */
async function openLoan(pay = "") {
  const page = await openCalculator("standalone");
  enter(amountField(), "20,000");
  enter(takeHome(), pay);
  return page;
}

test("asks only for the take-home pay at first, and shows the remaining pay once it is entered", async () => {
  const { container } = await openLoan();
  expect(screen.getByText(pay.hint)).toBeVisible();
  expect(takeHome()).not.toBeVisible();
  open(pay.title);
  expect(takeHome()).toBeVisible();
  expect(field("fixedCosts")).not.toBeVisible();
  fireEvent.click(screen.getByText(pay.others));
  expect(field("fixedCosts")).toBeVisible();
  expect(left()).toBeUndefined();
  enter(takeHome(), "8000");
  fireEvent.blur(takeHome());
  expect(takeHome()).toHaveValue("8000");
  expect(left()).toHaveTextContent("$3,866.67");
  expect(screen.getByText(fillTemplate(pay.leaves, { amount: "$3,866.67" }))).toBeVisible();
  expect(container).toHaveTextContent(
    fillTemplate(pay.takes, { pay: "$8,000.00", amount: "$4,133.33" }),
  );
  expect(link()).not.toBeInTheDocument();
});

test.each([
  ["1,000", fillTemplate(pay.keepsMore, { aside: "$1,000.00", amount: "$366.17" })],
  ["1,366.17", fillTemplate(pay.keepsMore, { aside: "$1,366.17", amount: "$0.00" })],
  ["2000", fillTemplate(pay.keepsLess, { amount: "$633.83" })],
  ["0", fillTemplate(pay.takes, { pay: "$9,000.00", amount: "$4,133.33" })],
])(
  "compares the remaining pay with the %s that the visitor wants to keep",
  async (aside, sentence) => {
    const { container } = await openLoan("9,000");
    enter(field("fixedCosts"), "3,000");
    enter(field("otherInstalments"), "500.50");
    enter(field("keepAside"), aside);
    expect(left()).toHaveTextContent("$1,366.17");
    expect(container).toHaveTextContent(sentence);
  },
);

test("offers the cheapest term and the largest amount that leave the visitor enough", async () => {
  await openLoan("8,000");
  expect(screen.queryByText(pay.largest)).toBeNull();
  enter(field("fixedCosts"), "3,500.50");
  enter(field("keepAside"), "1,000");
  const cheapest = { months: months(7), payment: "$3,257.14", total: "$22,800.00" };
  expect(figure(pay.cheapest)).toBe(fillTemplate(pay.cheapestTerm, cheapest));
  // (3,499.50 + 0.005) × 6 / 1.24
  const largest = { amount: "$16,933.08", months: months(6) };
  expect(figure(pay.largest)).toBe(fillTemplate(pay.largestAmount, largest));
  fireEvent.click(button(`${pay.choose} ${months(7)}`));
  expect(termField()).toHaveValue("7");
  expect(left()).toHaveTextContent("$1,242.36");
  fireEvent.click(button(pay.useLargest));
  // (3,499.50 + 0.005) × 7 / 1.14
  expect(amountField()).toHaveValue("21,488.18");
  expect(left()).toHaveTextContent("$1,000.00");
});

test.each([
  ["4,000", fillTemplate(pay.limitAmount, { amount: "$12,000.00" })],
  ["20,000", fillTemplate(pay.limitAmount, { amount: "$50,000.00" })],
  ["500", pay.noLimit],
])(
  "states the largest loan, from 5,000 to 50,000, that a salary of %s allows",
  async (salary, text) => {
    await openLoan("8,000");
    enter(field("salary"), salary);
    expect(figure(pay.limit)).toBe(text);
  },
);

test("asks for no salary when the plan has no multiple of it", async () => {
  const { container } = openCalculator("standalone", {
    ...planOf("standalone"),
    salaryMultiple: undefined,
  });
  expect(field("fixedCosts")).toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: pay.salary, hidden: true })).toBeNull();
  expect(container).not.toHaveTextContent(pay.ceiling);
});

test("states how much is missing and links to advice when the pay is too low", async () => {
  const { container } = await openLoan("4,000");
  enter(field("fixedCosts"), "3,000");
  expect(left()).toHaveTextContent("-$3,133.33");
  expect(screen.getByText(fillTemplate(pay.lacks, { amount: "$3,133.33" }))).toBeVisible();
  expect(container).toHaveTextContent(fillTemplate(pay.missing, { amount: "$3,133.33" }));
  expect(figure(pay.cheapest)).toBe(pay.noTerm);
  expect(figure(pay.largest)).toBe(fillTemplate(pay.noAmount, { months: months(6) }));
  expect(link()).toHaveAttribute("href", pay.cannotPay.to);
});

test.each<[PayField, string, keyof typeof amounts]>([
  ["takeHome", "abc", "notANumber"],
  ["takeHome", "0", "notPositive"],
  ["fixedCosts", "-1", "negative"],
  ["fixedCosts", "150\t200", "severalValues"],
  ["otherInstalments", "0.001", "tooManyDecimals"],
  ["keepAside", "9".repeat(40), "tooLarge"],
])("shows a message and no figure when the field %s is %j", async (name, text, problem) => {
  const [message] = amounts[problem].split("{");
  await openLoan("8,000");
  enter(field(name), text);
  expect(field(name)).toBeInvalid();
  expect(field(name)).toHaveAccessibleDescription(
    expect.stringContaining(`${pay[name]}: ${message}`),
  );
  expect(left()).toBeUndefined();
});

test("announces the remaining pay, or the error in a field, when the visitor stops typing", async () => {
  await openLoan();
  jest.useFakeTimers();
  enter(takeHome(), "8,000");
  await advanceTime(1100);
  expect(screen.getByRole("status")).toHaveTextContent(
    fillTemplate(pay.leaves, { amount: "$3,866.67" }),
  );
  enter(takeHome(), "8,000 a month");
  await advanceTime(1100);
  expect(screen.getByRole("status")).toHaveTextContent(
    `${pay.takeHome}: ${amounts.notANumber.split("{")[0]?.trim()}`,
  );
});
