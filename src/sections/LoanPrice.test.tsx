import { render, screen, within } from "@testing-library/react";
import { readContent } from "../../test/readContent";
import { exampleFigures } from "../lending/exampleFigures";
import type { RatePlan } from "../lending/ratePlan";
import { LoanPrice } from "./LoanPrice";

const plan = readContent<RatePlan>("calculators/standalone.yaml");

const show = (amount: number, termMonths: number, note?: string) =>
  render(<LoanPrice figures={exampleFigures(plan, amount, termMonths)} note={note} />);

test("lists amount, payment, total and both annual rates in this order when it is shown", () => {
  show(12_000, 12);
  const figure = screen.getByRole("figure");
  expect(figure).toHaveTextContent(/^A salary loan over 12 months/);
  const texts = (role: "term" | "definition") =>
    within(figure)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(texts("term")).toEqual([
    "You get",
    "Each month",
    "In all",
    "Annual rate, nominal",
    "Annual rate, effective",
  ]);
  expect(texts("definition")).toEqual([
    "$12,000.00",
    "$1,240.0012 times",
    "$14,880.00$2,880.00 of it is interest",
    "41.70%",
    "50.67%",
  ]);
});

test("names the last payment when it differs", () => {
  show(50_000, 6);
  expect(screen.getByText("5 times, then $10,333.35")).toBeVisible();
});

test.each([
  [undefined, /^An estimate\. The figures that bind/],
  ["An estimate, and more.", /^An estimate, and more\.$/],
])("states that it is an estimate when its note is %s", (note, text) => {
  show(12_000, 12, note);
  expect(screen.getByText(text)).toBeVisible();
});
