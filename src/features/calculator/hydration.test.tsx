import {
  amountField,
  amountSlider,
  figure,
  openPrerenderedCalculator,
  results,
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
  expect(figure(results.repayment)).toBe("$14,060.00");
});

test("keeps the position of a slider that was moved before hydration", () => {
  const { hydrate } = openPrerenderedCalculator("standalone");
  amountSlider().value = "20000";
  hydrate();
  expect(figure(results.payment)).toBe("$4,133.33");
});
