import { shortAmount } from "./money";
import { tidyAmount } from "./parseInput";

test.each([
  [5_000_000n, "50,000"],
  [500_050n, "5,000.50"],
  [1n, "0.01"],
])("formats %d cents for the field as %s", (cents, text) => expect(shortAmount(cents)).toBe(text));

test.each([
  ["12000", "12,000"],
  ["$ 1 234.5", "1,234.50"],
  ["12,000.00", "12,000"],
  ["5.000,00", "5.000,00"],
  ["0", "0"],
  ["", ""],
])("tidies %j to %j", (typed, text) => expect(tidyAmount(typed)).toBe(text));
