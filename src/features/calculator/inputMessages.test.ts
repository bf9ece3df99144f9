import { readContent } from "../../../test/readContent";
import { parseAmount, parseInstalmentCount, type Rejected } from "../../lending/parseInput";
import { type AmountTexts, amountProblem, type CountTexts, countProblem } from "./inputMessages";

const AMOUNTS: AmountTexts = {
  empty: "empty, {example}",
  severalValues: "several",
  notANumber: "unreadable, {example}",
  unclear: "{first}?",
  unclearBetween: "{first} or {second}?",
  notPositive: "{least} or more",
  negative: "0 or more",
  tooManyDecimals: "as in {example}",
  tooLarge: "{most} or less",
};

const rejected = <Problem>(parsed: { ok: true } | Rejected<Problem>) => {
  if (parsed.ok) throw new Error("The text is not rejected");
  return parsed;
};
const messageOf = (text: string, mayBeZero = false) =>
  amountProblem(rejected(parseAmount(text)), AMOUNTS, mayBeZero);

it.each([
  ["", "empty, 5,000.50"],
  ["12abc", "unreadable, 5,000.50"],
  ["150\t200", "several"],
  ["1.036", "1,036 or 1.04?"],
  ["1.036,67", "1,036.67?"],
  ["-5", "0.01 or more"],
  ["0.123", "as in 5,000.50"],
  ["9999999999999", "1,000,000,000,000.00 or less"],
])("suggests a fix when the amount is %j", (text, message) =>
  expect(messageOf(text)).toEqual({ kind: "problem", text: message }),
);

it("asks for zero or more when the amount may be zero", () => {
  expect(messageOf("-5", true).text).toBe("0 or more");
  expect(messageOf("12abc", true).text).toBe("unreadable, 5,000.50");
});

it("states the maximum when the number is too large", () => {
  const texts = { tooMany: "{most} or less" } as CountTexts;
  const parsed = rejected(parseInstalmentCount("2601", 2600));
  expect(countProblem(parsed, texts, 2600).text).toBe("2,600 or less");
});

it("fills in every placeholder in the site's messages", () => {
  const { problems } = readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml");
  const filled = [
    ...["", "x", "1\t2", "1.036", "1.036,67", "-5", "0.001", "9".repeat(16)].map(
      (text) => amountProblem(rejected(parseAmount(text)), problems.amount).text,
    ),
    countProblem(rejected(parseInstalmentCount("9", 8)), problems.term, 8).text,
  ];
  expect(filled.join()).not.toMatch(/[{}]/);
});
