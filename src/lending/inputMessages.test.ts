import { RESOURCES_PLAN, STANDALONE_PLAN } from "./fixtures/plans";
import {
  amountProblem,
  amountRangeNote,
  payProblem,
  termProblem,
  termRangeNote,
} from "./inputMessages";
import { currencyOf } from "./money";
import { parseAmount, parseTerm } from "./parseInput";

it.each([
  ["", "Enter your loan amount, for example 5,000."],
  ["12abc", "We cannot read this loan amount. Write it like 5,000 or 5,000.50."],
  ["-5", "The loan amount must be more than zero. Enter 0.01 or more."],
  ["5.123", "Cents have two digits, as in 5,000.50."],
  ["9999999999999", "Too large for the calculator. Enter 1,000,000,000,000.00 or less."],
])("suggests a fix when the amount is %j", (text, message) => {
  const parsed = parseAmount(text);
  expect(!parsed.ok && amountProblem(parsed.problem, "loan amount")).toEqual({
    kind: "problem",
    text: message,
  });
});

it.each([
  ["", "Enter the number of months, for example 12."],
  ["six", "We cannot read this term. Enter months in digits, such as 12."],
  ["0", "The term must be at least one month. Enter 1 or more."],
  ["6.5", "Loans run for whole months. Enter a number such as 6."],
  ["601", "Too long for the calculator. Enter 600 months or less."],
])("suggests a fix when the term is %j", (text, message) => {
  const parsed = parseTerm(text);
  expect(!parsed.ok && termProblem(parsed.problem)).toEqual({ kind: "problem", text: message });
});

it("names the field when its value is invalid", () => {
  expect(amountProblem("empty", "monthly salary").text).toBe(
    "Enter your monthly salary, for example 5,000.",
  );
});

it("states the plan's ranges when a value is unusual", () => {
  expect(amountRangeNote(STANDALONE_PLAN, currencyOf("TTD"), true)).toEqual({
    kind: "note",
    text: "Outside this calculator's range ($5,000.00 to $50,000.00), but worked out.",
  });
  expect(amountRangeNote(RESOURCES_PLAN, currencyOf("XCD"), true).text).toContain(
    "(EC$1,000.00 to EC$50,000.00)",
  );
  expect(termRangeNote(STANDALONE_PLAN, true)).toEqual({
    kind: "note",
    text: "Outside this calculator's range (2 to 12 months), but worked out.",
  });
  expect(termRangeNote(STANDALONE_PLAN, false).text).toBe(
    "Outside this calculator's range (2 to 12 months).",
  );
});

it.each([
  ["12abc", true, "Other instalments: we cannot read this. Write it like 5,000 or 5,000.50."],
  ["-5", true, "Other instalments: enter 0 or more."],
  ["-5", false, "Other instalments: enter more than zero."],
  ["5.123", true, "Other instalments: cents have two digits, as in 5,000.50."],
  [
    "9999999999999",
    true,
    "Other instalments: too large for the calculator. Enter 1,000,000,000,000.00 or less.",
  ],
])("names the field in the message about %j in the pay", (text, isOptional, message) => {
  const parsed = parseAmount(text);
  expect(!parsed.ok && payProblem(parsed.problem, "Other instalments", isOptional)).toBe(message);
});
