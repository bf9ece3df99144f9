import { screen } from "@testing-library/react";
import {
  amountField,
  amountSlider,
  figure,
  labels,
  openPrerenderedCalculator,
  planOf,
  prerendered,
  shownFigures,
} from "../../../test/calculatorTools";
import { textsOf } from "../../../test/texts";

beforeEach(() => jest.spyOn(console, "error"));
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  jest.restoreAllMocks();
});

test.each(["standalone", "resources"] as const)(
  "prerenders the worked example of the %s calculator",
  (name) => {
    const page = document.createElement("main");
    page.innerHTML = prerendered(name);
    const { amount, termMonths } = planOf(name).defaults;
    const { lastPayment, ...figures } = shownFigures(name, amount, termMonths);
    for (const shown of [...Object.values(figures), labels.results.estimate])
      expect(page).toHaveTextContent(shown);
    expect(page.querySelector("[style]")).toBeNull();
  },
);

test("hydration leaves the worked example unchanged", () => {
  const { container, hydrate } = openPrerenderedCalculator("standalone");
  const texts = () => textsOf(container.querySelectorAll("p, dt, dd, th, td, label, h2, button"));
  const before = texts();
  hydrate();
  expect(texts()).toEqual(before);
  expect(window.location.search).toBe("");
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
