import { fireEvent, screen, within } from "@testing-library/react";
import {
  amountField,
  currencyField,
  enter,
  figure,
  labels,
  openCalculator,
  openPrerendered,
  termField,
} from "../testTools";

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/calculator");
});

const { form, results, terms } = labels;
const table = () => screen.getByRole("table", { name: terms.title });
const radio = (months: number) =>
  screen.getByRole<HTMLInputElement>("radio", { name: `${months} ${form.months}` });
const rows = () =>
  within(table())
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" | "));

test("lists every term of the plan with both annual rates", async () => {
  await openCalculator("standalone");
  expect(
    within(table())
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual([
    terms.months,
    terms.payment,
    terms.interest,
    terms.repayment,
    terms.nominalRate,
    terms.effectiveRate,
  ]);
  expect(rows()).toHaveLength(12);
  expect(rows()[1]).toBe(
    `2 ${form.months}${terms.lowestTotal} | $27,000.00 | $4,000.00 | $54,000.00 | 63.46% | 85.59%`,
  );
  expect(rows()[5]).toBe(
    `6 ${form.months} | $10,333.33 | $12,000.00 | $62,000.00 | 78.18% | 113.28%`,
  );
  expect(rows()[6]).toBe(`7 ${form.months} | $8,142.86 | $7,000.00 | $57,000.00 | 40.65% | 49.14%`);
  expect(rows()[11]).toBe(
    `12 ${form.months}${terms.lowestPayment} | $5,166.67 | $12,000.00 | $62,000.00 | 41.70% | 50.67%`,
  );
});

test("follows the amount and the currency", async () => {
  await openCalculator("resources");
  enter(amountField(), "1,027");
  enter(currencyField(), "XCD");
  expect(rows()[7]).toBe(
    `8 ${form.months} | EC$169.46 | EC$328.64 | EC$1,355.64 | 79.42% | 115.77%`,
  );
});

test("changes the term when a row is chosen", async () => {
  await openCalculator("standalone");
  expect(radio(6)).toBeChecked();
  fireEvent.click(radio(7));
  expect(radio(7)).toBeChecked();
  expect(radio(6)).not.toBeChecked();
  expect(termField()).toHaveValue("7");
  expect(figure(results.payment)).toBe("$8,142.86");
});

test("describes each radio button by its figures and marks", async () => {
  await openCalculator("standalone");
  expect(radio(2)).toHaveAccessibleDescription(
    `${terms.lowestTotal} ${terms.payment} $27,000.00 ${terms.repayment} $54,000.00`,
  );
  expect(screen.getByRole("radiogroup", { name: terms.title })).toContainElement(radio(2));
});

test.each(["13", "6.5", ""])("marks no row as chosen when the term is %j", async (term) => {
  await openCalculator("standalone");
  enter(termField(), term);
  for (const each of screen.getAllByRole("radio")) expect(each).not.toBeChecked();
  expect(rows()[1]).toContain("$27,000.00");
  fireEvent.click(radio(6));
  expect(termField()).toHaveValue("6");
});

test("replaces the figures by dashes when the amount is invalid", async () => {
  await openCalculator("standalone");
  enter(amountField(), "abc");
  expect(rows()[5]).toBe(`6 ${form.months} | — | — | — | — | —`);
  expect(screen.getByText(/^The lowest payment is/)).toHaveAttribute("data-computed", "stale");
});

test("names the chart by the sentence that states what it shows", async () => {
  await openCalculator("standalone");
  expect(
    screen.getByRole("img", {
      name: "The lowest payment is $5,166.67, over 12 months. The lowest total is $54,000.00 over 2 months, the highest $62,000.00 over 6 months.",
    }),
  ).toBeInTheDocument();
});

test("keeps the row that was chosen before hydration", () => {
  const { hydrate } = openPrerendered("standalone");
  radio(9).checked = true;
  hydrate();
  expect(radio(9)).toBeChecked();
  expect(termField()).toHaveValue("9");
  expect(figure(results.payment)).toBe("$6,555.56");
});
