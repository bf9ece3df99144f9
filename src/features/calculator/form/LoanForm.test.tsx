import { fireEvent, screen, within } from "@testing-library/react";
import {
  APPLY_LINK,
  amountField,
  amountSlider,
  button,
  currencyField,
  enter,
  FIGURES,
  figure,
  openCalculator,
  planOf,
  results,
  SHARE,
  shownFigures,
  termField,
  termSlider,
  texts,
} from "../../../../test/calculatorTools";
import { textsOf } from "../../../../test/texts";
import { showToast } from "../../../components/Toast";
import { currencyOf } from "../../../lending/money";

jest.mock("../../../components/Toast", () => ({ showToast: jest.fn() }));

beforeEach(() => jest.mocked(showToast).mockClear());

test("updates the field when the slider changes, and the slider when the field changes", async () => {
  await openCalculator("standalone");
  enter(amountSlider(), "20000");
  enter(termSlider(), "9");
  expect(amountField()).toHaveValue("20,000");
  expect(termField()).toHaveValue("9");
  expect(figure(results.payment)).toBe("$2,622.22");
  enter(amountField(), "12,499");
  expect(amountSlider()).toHaveAttribute("aria-valuetext", "$12,499.00");
  enter(amountField(), "75000");
  expect(amountSlider()).toHaveValue("50000");
  expect(amountSlider()).toHaveAttribute("aria-valuetext", "$75,000.00");
});

test("leaves the loan unchanged when the visitor scrolls the page by swiping across the slider", async () => {
  window.history.replaceState(null, "", "/calculator?amount=12345.00&term=9&currency=TTD");
  await openCalculator("standalone");
  fireEvent.pointerCancel(amountSlider());
  expect(amountField()).toHaveValue("12,345");
  expect(termField()).toHaveValue("9");
});

test("shows the amount with thousands separators on blur, without changing the text in the field", async () => {
  await openCalculator("standalone");
  const shown = () => amountField().nextElementSibling?.textContent;
  for (const [typed, atRest] of [
    ["12000", "12,000"],
    ["1036,67", "1,036.67"],
    ["12,000", undefined],
    ["12 0 0", undefined],
  ] as const) {
    enter(amountField(), typed);
    fireEvent.blur(amountField());
    expect(amountField()).toHaveValue(typed);
    expect(shown()).toBe(atRest);
  }
});

test("describes the amount field with the currency, and the term field with “months”", async () => {
  await openCalculator("standalone");
  expect(amountField()).toHaveAccessibleDescription(/^TTD /);
  expect(termField()).toHaveAccessibleDescription(/^months /);
});

test.each([
  ["standalone", "5000", "50000"],
  ["resources", "1000", "50000"],
] as const)(
  "gives the %s calculator's sliders the limits and steps of its plan",
  async (name, minimum, maximum) => {
    await openCalculator(name);
    expect(amountSlider()).toMatchObject({ min: minimum, max: maximum, step: "1000" });
    expect(termSlider()).toMatchObject({ min: "2", max: "12", step: "1" });
  },
);

const amountRange = { from: "$5,000.00", to: "$50,000.00" };
const termRange = { from: "2", to: "12 months" };

test.each([
  ["amount", "75,000", amountRange],
  ["amount", "4999.99", amountRange],
  ["term", "13", termRange],
  ["term", "1", termRange],
] as const)(
  "still computes the loan, with a note, when the %s is outside the range: %s",
  async (name, text, range) => {
    await openCalculator("standalone");
    const field = name === "amount" ? amountField() : termField();
    enter(field, text);
    const note = `Outside this calculator's range (${range.from} to ${range.to}).`;
    expect(field).toHaveAccessibleDescription(expect.stringContaining(note));
    expect(field).toBeValid();
    expect(figure(results.payment)).toMatch(/^\$[\d,]+\.\d\d$/);
  },
);

test.each([
  ["amount", "Enter an amount, for example 5,000.50.", ""],
  ["amount", "Enter the amount in figures, like 5,000.50.", "1e5"],
  ["amount", "Enter one figure, for example 5,000.50.", "150\t200"],
  ["amount", "Did you mean 1,036 or 1.04?", "1.036"],
  ["amount", "Enter 1,000,000,000,000.00 or less.", "9".repeat(400)],
  ["term", "Enter the number of months, for example 12.", ""],
  ["term", "Loans run for whole months.", "6.5"],
] as const)(
  "shows a message and dashes when the %s cannot be used: %s",
  async (field, message, text) => {
    const { container } = await openCalculator("standalone");
    const rows = container.querySelectorAll("tbody tr").length;
    const [input, other] =
      field === "amount" ? [amountField(), termField()] : [termField(), amountField()];
    enter(input, text);
    expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(input).toBeInvalid();
    expect(other).toBeValid();
    for (const name of FIGURES) expect(figure(results[name])).toBe("—");
    expect(container.textContent).not.toMatch(/NaN|Infinity|undefined/);
    expect(container.querySelectorAll("tbody tr")).toHaveLength(rows);
    for (const part of [button(SHARE), screen.getByRole("link", { name: APPLY_LINK.label })])
      expect(part.closest("[data-computed]")).toHaveAttribute("data-computed", "stale");
    expect(screen.getByText(texts.cloth)).toHaveAttribute("data-computed", "stale");
    expect(container.querySelector("small[data-tone]")).toBeNull();
  },
);

test("lets the visitor choose a currency only when the plan has several", async () => {
  const { unmount } = await openCalculator("resources");
  const offered = planOf("resources").currencies.map(currencyOf);
  expect(textsOf(within(currencyField()).getAllByRole("option"))).toEqual(
    offered.map(({ code, name, symbol }) => `${code} ${name} (${symbol})`),
  );
  for (const { code, symbol } of offered) {
    enter(currencyField(), code);
    const unit = symbol === "$" ? code : symbol;
    expect(amountField()).toHaveAccessibleDescription(expect.stringContaining(`${unit} `));
    expect(figure(results.payment)).toBe(shownFigures("resources", 5_000, 12, code).payment);
  }
  unmount();
  await openCalculator("standalone");
  expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  expect(screen.getByText("TTD", { selector: "form span" })).toBeInTheDocument();
});

test("shows the monthly payment in a toast for three seconds when Calculate is clicked", async () => {
  await openCalculator("standalone");
  enter(amountField(), "12,000");
  enter(termField(), "12");
  fireEvent.click(button("Calculate"));
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: `${results.payment}: $1,240.00`, duration: 3000 }),
  );
});

test("focuses the invalid field when Calculate is clicked", async () => {
  await openCalculator("standalone");
  enter(termField(), "6.5");
  fireEvent.click(button("Calculate"));
  expect(showToast).not.toHaveBeenCalled();
  expect(termField()).toHaveFocus();
});
