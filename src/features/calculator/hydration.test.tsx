import { screen } from "@testing-library/react";
import {
  amountField,
  amountSlider,
  figure,
  labels,
  openPrerenderedCalculator,
} from "../../../test/calculatorTools";

beforeEach(() => jest.spyOn(console, "error"));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test("keeps the values, focus and text selection from before hydration", () => {
  const { hydrate } = openPrerenderedCalculator("resources");
  amountField().focus();
  amountField().value = "9,500";
  amountField().setSelectionRange(2, 3);
  const field = amountField();
  hydrate();
  expect(amountField()).toBe(field);
  expect(field).toHaveValue("9,500");
  expect(field).toHaveFocus();
  expect(field.selectionStart).toBe(2);
  expect(figure(labels.results.repayment)).toBe("$14,060.00");
});

const radio = (months: number) =>
  screen.getByRole<HTMLInputElement>("radio", { name: `${months} ${labels.form.months}` });

test.each<[what: string, enterEarly: () => object, payment: string]>([
  [
    "the position of a slider that was moved",
    () => Object.assign(amountSlider(), { value: "20000" }),
    "$4,133.33",
  ],
  [
    "the term that was chosen in the table",
    () => Object.assign(radio(9), { checked: true }),
    "$6,555.56",
  ],
])("keeps %s before hydration", (_, enterEarly, payment) => {
  const { hydrate } = openPrerenderedCalculator("standalone");
  enterEarly();
  hydrate();
  expect(figure(labels.results.payment)).toBe(payment);
});
