import { render, screen, within } from "@testing-library/react";
import { STANDALONE_PLAN } from "../../test/lending/plans";
import { readContent } from "../../test/readContent";
import { textsOf } from "../../test/texts";
import { exampleFigures } from "../lending/exampleFigures";
import { fillTemplate } from "../lib/fillTemplate";
import { LoanPrice } from "./LoanPrice";

const { priceTag: labels } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");

const show = (amount: number, termMonths: number, note?: string) =>
  render(<LoanPrice figures={exampleFigures(STANDALONE_PLAN, amount, termMonths)} note={note} />);

test("lists the amount, payment, total and both annual rates, in that order", () => {
  show(12_000, 12);
  const figure = screen.getByRole("figure");
  expect(figure.textContent).toMatch(fillTemplate(labels.name, { months: 12 }));
  const { getAllByRole } = within(figure);
  const { principal, payment, total, nominalRate, effectiveRate } = labels;
  expect(textsOf(getAllByRole("term"))).toEqual([
    principal,
    payment,
    total,
    nominalRate,
    effectiveRate,
  ]);
  expect(textsOf(getAllByRole("definition"))).toEqual([
    "$12,000.00",
    `$1,240.00 ${fillTemplate(labels.times, { count: 12 })}`,
    `$14,880.00 ${fillTemplate(labels.interest, { interest: "$2,880.00" })}`,
    "41.70%",
    "50.67%",
  ]);
});

test.each([
  [6, fillTemplate(labels.times, { count: 5 })],
  [2, labels.once],
])("states the last of %d payments when it differs from the others", (months, times) => {
  const { lastInstalment } = exampleFigures(STANDALONE_PLAN, 50_000.01, months);
  show(50_000.01, months);
  expect(lastInstalment).not.toBeNull();
  const note = fillTemplate(labels.timesThen, { times, payment: `${lastInstalment}` });
  expect(screen.getByText(note)).toBeVisible();
});

test.each([
  [undefined, labels.estimate],
  ["An estimate, and more.", "An estimate, and more."],
])("shows the note, or else states that the figures are an estimate: %s", (note, text) => {
  show(12_000, 12, note);
  expect(screen.getByText(text)).toBeVisible();
});
