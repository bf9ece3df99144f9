import { render, screen, within } from "@testing-library/react";
import { PLAN_WITH_FEES, STANDALONE_PLAN } from "../../test/lending/plans";
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
    "$1,240.00",
    fillTemplate(labels.times, { count: 12 }),
    "$14,880.00",
    fillTemplate(labels.interest, { interest: "$2,880.00" }),
    "41.70%",
    "50.67%",
  ]);
});

test("lists the fees that are charged once by their names, and counts all of them", () => {
  render(<LoanPrice figures={exampleFigures(PLAN_WITH_FEES, 12_000, 12)} />);
  const times = fillTemplate(labels.times, { count: 12 });
  const lines = screen
    .getAllByRole("term")
    .map((term) => textsOf([...(term.parentElement?.children ?? [])]));
  expect(lines).toEqual([
    [labels.borrowed, "$12,000.00"],
    ["Application fee", "$120.00"],
    ["Stamp duty", "$50.00"],
    [labels.principal, "$11,880.00"],
    [labels.payment, "$1,245.00", fillTemplate(labels.first, { times, payment: "$1,295.00" })],
    [
      labels.total,
      "$14,990.00",
      fillTemplate(labels.cost, { interest: "$2,880.00", fees: "$230.00" }),
    ],
    [labels.nominalRate, expect.stringMatching(/%$/)],
    [labels.effectiveRate, expect.stringMatching(/%$/)],
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
