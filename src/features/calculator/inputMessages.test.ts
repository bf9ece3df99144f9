import { parseAmount, parseInstalmentCount, type Rejected } from "../../lending/parseInput";
import { amountProblem, countProblem } from "./inputMessages";

const rejected = <Problem>(parsed: { ok: true } | Rejected<Problem>) => {
  if (parsed.ok) throw new Error("The text is not rejected");
  return parsed;
};
const messageOf = (text: string, mayBeZero = false) =>
  amountProblem(rejected(parseAmount(text)), mayBeZero);

it.each([
  ["", "Enter an amount, for example 5,000.50."],
  ["12abc", "Enter the amount in figures, like 5,000.50."],
  ["150\t200", "Enter one figure, for example 5,000.50."],
  ["1.036", "Did you mean 1,036 or 1.04?"],
  ["1.036,67", "Did you mean 1,036.67? If so, type it that way."],
  ["-5", "Enter 0.01 or more."],
  ["0.123", "Too many decimals. Enter the amount like 5,000.50."],
  ["9999999999999", "Too large for the calculator. Enter 1,000,000,000,000.00 or less."],
])("suggests a fix when the amount is %j", (text, message) =>
  expect(messageOf(text)).toEqual({ kind: "problem", text: message }),
);

it("asks for zero or more when the amount may be zero", () => {
  expect(messageOf("-5", true).text).toBe("Enter 0 or more.");
  expect(messageOf("12abc", true).text).toBe(messageOf("12abc").text);
});

it("states the maximum when the number is too large", () =>
  expect(countProblem(rejected(parseInstalmentCount("2601", 2600)), "instalments", 2600).text).toBe(
    "Too many for the calculator. Enter a number up to 2,600.",
  ));
