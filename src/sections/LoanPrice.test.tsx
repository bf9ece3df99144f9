import { render, screen, within } from "@testing-library/react";
import { readContent } from "../../test/readContent";
import { exampleFigures } from "../lending/exampleFigures";
import { STANDALONE_PLAN } from "../lending/fixtures/plans";
import { fillTemplate } from "../lib/fillTemplate";
import { LoanPrice } from "./LoanPrice";

const { priceTag: labels } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");

const show = (amount: number, termMonths: number, note?: string) =>
  render(<LoanPrice figures={exampleFigures(STANDALONE_PLAN, amount, termMonths)} note={note} />);

test("lists amount, payment, total and both annual rates in this order when it is shown", () => {
  show(12_000, 12);
  const figure = screen.getByRole("figure");
  expect(figure.textContent).toMatch(fillTemplate(labels.name, { months: 12 }));
  const texts = (role: "term" | "definition") =>
    within(figure)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  const { principal, payment, total, nominalRate, effectiveRate } = labels;
  expect(texts("term")).toEqual([principal, payment, total, nominalRate, effectiveRate]);
  expect(texts("definition")).toEqual([
    "$12,000.00",
    `$1,240.00 ${fillTemplate(labels.equalPayments, { count: 12 })}`,
    `$14,880.00 ${fillTemplate(labels.interest, { interest: "$2,880.00" })}`,
    "41.70%",
    "50.67%",
  ]);
});

test("names the last payment when it differs", () => {
  show(50_000, 6);
  const note = fillTemplate(labels.unequalPayments, { count: 5, payment: "$10,333.35" });
  expect(screen.getByText(note)).toBeVisible();
});

test.each([
  [undefined, labels.estimate],
  ["An estimate, and more.", "An estimate, and more."],
])("states that it is an estimate when its note is %s", (note, text) => {
  show(12_000, 12, note);
  expect(screen.getByText(text)).toBeVisible();
});
