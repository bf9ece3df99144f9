import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readAnswers } from "./answers";

const folder = mkdtempSync(join(tmpdir(), "answers-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads the smallest lender's answers with one line replaced, or added if that answer is missing. */
function readWith(line: string) {
  const file = join(folder, "answers.yaml");
  const name = line.replace(/:.*/, "");
  const answers = readFileSync("test/other-lender/smallest.yaml", "utf8");
  writeFileSync(file, answers.replace(RegExp(`^${name}:.*|$(?![^])`, "m"), line));
  return readAnswers(file);
}

test("keeps a number in an answer exactly as it is written", () => {
  expect(readWith('rates: "2.20"')).toMatchObject({ rates: "2.20", employers: "none" });
});

test.each([
  ["amounts: 5000 to 1000", "5000 is not below 1000. Write the smaller one first"],
  ["rates: 4 to 24 months, then 2", "changes after 24 months, but terms run from 2 to 12"],
  ["employers: https://employers.example", "Answer none, or repayment: deduction"],
  ["keep: stories, songs", '"songs" is none of articles'],
  ["apply: website", "must be such as app Colour, office, or website https://"],
  ["currency: J$", "must be such as en-JM, JMD"],
  ["opensAt: early", "must be such as Monday to Friday, 8:00 AM"],
  ["lender:", "lender is missing. What is the lender called?"],
])("rejects the answer %s with the message %s", (line, cure) => {
  expect(() => readWith(line)).toThrow(cure);
});
