import { fireEvent, render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { fillTemplate } from "../../lib/fillTemplate";
import { takeMessage } from "../../lib/prefill";
import { RequestTool } from "./RequestTool";
import { type AmountName, dayText, moneyText } from "./requestState";

const { request: labels, message } =
  readContent<Queries.CannotPayPageFieldsFragment>("cannot-pay/page.yaml");
const { problems } = readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml");
const months = 3;
// Christmas Day and, after a weekend, the holiday for Boxing Day.
const HOLIDAYS = ["2026-12-25", "2026-12-28"];

const text = () => (screen.getByLabelText(labels.message) as HTMLTextAreaElement).value;
const type = (name: AmountName | "due" | "message", value: string) =>
  fireEvent.input(screen.getByLabelText(labels[name]), { target: { value } });
const choose = (name: "less" | "later") =>
  fireEvent.click(screen.getByRole("radio", { name: RegExp(`^${labels[name]}`) }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-12-01T15:00:00Z") });
  render(
    <RequestTool
      labels={{ ...labels, months }}
      message={message}
      amounts={problems.amount}
      holidays={HOLIDAYS}
    />,
  );
});

const typePay = () => {
  type("pay", "6,000");
  type("deductions", "500.50");
  type("fixedCosts", "4,700");
  type("otherInstalments", "287.10");
  type("instalment", "1,240");
  type("due", "2026-12-25");
};
/** Expects the message to contain the template, filled in with the day and the amount in cents. */
const expectSentence = (template: string, day = "", amount = 0n) => {
  const money = moneyText(amount);
  const values = { amount: money, instalment: money, months, date: day && dayText(day) };
  expect(text()).toContain(fillTemplate(template, values));
};

test("writes a message without figures when the visitor has entered nothing", () => {
  expect(text()).toContain(message.opening);
  expectSentence(message.lessUnknown, "2026-12-31");
  choose("later");
  expectSentence(message.laterUnknown, "2027-02-01");
});

test("proposes to pay the money that is left, in whole dollars and on working days, and the shortfall after the last instalment", () => {
  typePay();
  expect(screen.getByText(moneyText(512_40n))).toBeVisible();
  expectSentence(message.openingDue, "2026-12-25", 1240_00n);
  expectSentence(message.less, "2026-12-29", 512_00n);
  expectSentence(message.rest, "", 2184_00n);
  choose("later");
  expectSentence(message.later, "2027-01-25", 512_00n);
  expectSentence(message.rest, "", 728_00n);
});

test("proposes no payment when the visitor has no money left", () => {
  typePay();
  type("pay", "0");
  const lacking = fillTemplate(labels.lacking, { amount: moneyText(5487_60n) });
  expect(screen.getByText(lacking)).toBeVisible();
  expect(text()).toContain(message.nothingLeft);
  expectSentence(message.nothing, "2027-01-25");
});

test("marks an invalid amount, and asks to pay less without naming an amount", () => {
  typePay();
  type("fixedCosts", "a lot");
  expect(screen.getByLabelText(labels.fixedCosts)).toBeInvalid();
  expectSentence(message.lessUnknown, "2026-12-29");
});

test("keeps a message that the visitor has edited until they ask for a new one", () => {
  type("message", "My own words");
  typePay();
  expect(text()).toBe("My own words");
  fireEvent.click(screen.getByRole("button", { name: labels.again }));
  expect(text()).toContain(moneyText(512_00n));
});

test("passes the message to the contact form when Send is clicked, and stores nothing before that", () => {
  typePay();
  type("message", "My own words");
  expect([localStorage, sessionStorage].map((area) => area.length)).toEqual([0, 0]);
  const send = screen.getByRole("link", { name: labels.send.label });
  expect(send).toHaveAttribute("href", labels.send.to);
  send.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(send);
  expect(takeMessage()).toEqual({ subject: message.subject, message: "My own words" });
});
