import { amountFieldText } from "./calculatorEntry";

test.each([
  [5_000_000n, "50,000"],
  [500_050n, "5,000.50"],
  [1n, "0.01"],
])("formats %d cents for the field as %s", (cents, text) =>
  expect(amountFieldText(cents)).toBe(text),
);
