import { render, screen, within } from "@testing-library/react";
import { PLAN_WITH_FEES, STANDALONE_PLAN } from "../../test/lending/plans";
import { readContent } from "../../test/readContent";
import { textsOf } from "../../test/texts";
import { exampleFigures } from "../lending/exampleFigures";
import { LoanPrice } from "./LoanPrice";

const { estimate } = readContent<Queries.LenderFieldsFragment>("site.yaml");

const show = (amount: number, termMonths: number, note?: string) =>
  render(<LoanPrice figures={exampleFigures(STANDALONE_PLAN, amount, termMonths)} note={note} />);

test("lists the amount, payment, total and both annual rates, in that order", () => {
  show(12_000, 12);
  const figure = screen.getByRole("figure");
  expect(figure.textContent).toMatch("A loan for 12 months");
  const { getAllByRole } = within(figure);
  expect(textsOf(getAllByRole("term"))).toEqual([
    "You get",
    "Each month",
    "Total",
    "Nominal annual rate",
    "Effective annual rate",
  ]);
  expect(textsOf(getAllByRole("definition"))).toEqual([
    "$12,000.00",
    "$1,240.00",
    "12 times",
    "$14,880.00",
    "including $2,880.00 in interest",
    "41.70%",
    "50.67%",
  ]);
});

test("lists the fees that are charged once by their names, and counts all of them", () => {
  render(<LoanPrice figures={exampleFigures(PLAN_WITH_FEES, 12_000, 12)} />);
  const lines = screen
    .getAllByRole("term")
    .map((term) => textsOf([...(term.parentElement?.children ?? [])]));
  expect(lines).toEqual([
    ["You borrow", "$12,000.00"],
    ["Application fee", "$120.00"],
    ["Stamp duty", "$50.00"],
    ["You get", "$11,880.00"],
    ["Each month", "$1,245.00", "12 times; the first is $1,295.00"],
    ["Total", "$14,990.00", "including $2,880.00 in interest and $230.00 in fees"],
    ["Nominal annual rate", expect.stringMatching(/%$/)],
    ["Effective annual rate", expect.stringMatching(/%$/)],
  ]);
});

test.each([
  [6, "5 times"],
  [2, "once"],
])("states the last of %d payments when it differs from the others", (months, times) => {
  const { lastInstalment } = exampleFigures(STANDALONE_PLAN, 50_000.01, months);
  show(50_000.01, months);
  expect(lastInstalment).not.toBeNull();
  expect(screen.getByText(`${times}, then ${lastInstalment}`)).toBeVisible();
});

test.each([
  [undefined, estimate],
  ["An estimate, and more.", "An estimate, and more."],
])("shows the note, or else states that the figures are an estimate: %s", (note, text) => {
  show(12_000, 12, note);
  expect(screen.getByText(text)).toBeVisible();
});
