import { amountFieldText, sliderPosition } from "./calculatorState";

const AMOUNTS = { minimum: 5_000, maximum: 50_000, step: 1_000 };

test.each([
  [12_000, 12_000],
  [12_499.99, 12_000],
  [12_500, 13_000],
  [0.01, 5_000],
  [75_000, 50_000],
])("a slider of whole thousands shows %d at %d", (value, position) =>
  expect(sliderPosition(AMOUNTS, value)).toBe(position),
);

test.each([
  [5_000_000n, "50,000"],
  [500_050n, "5,000.50"],
  [1n, "0.01"],
])("%d cents stand in the field as %s", (cents, text) => expect(amountFieldText(cents)).toBe(text));
