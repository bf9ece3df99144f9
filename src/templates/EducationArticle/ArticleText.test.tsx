import { render } from "@testing-library/react";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { readContent } from "../../../test/readContent";
import { cellsOf } from "../../../test/texts";
import { exampleFigures } from "../../lending/exampleFigures";
import { fillTemplate } from "../../lib/fillTemplate";
import { LoanTable } from "./ArticleText";

const labels = readContent<{ article: Queries.ArticleLabelsFieldsFragment }>("labels.yaml").article
  .table;

/** Computed manually for 10,000 over 7 months at a flat 2%. See docs/calculator.md. */
const FIGURES = ["$1,628.57", "$1,400.00", "$11,400.00", "40.65%", "49.14%"];

it("draws a loan as cloth, and lists its payment, interest, total and both annual rates", () => {
  const loan = { amount: 10_000, termMonths: 7 };
  const figures = exampleFigures(STANDALONE_PLAN, loan.amount, loan.termMonths);
  const table = { caption: "Loans", note: "An estimate.", loans: [{ ...loan, figures }] };
  const { container } = render(<LoanTable table={table} labels={labels} />);
  expect(container.querySelectorAll("[aria-hidden] small[data-tone]")).toHaveLength(7);
  const name = fillTemplate(labels.name, { amount: "$10,000.00", months: 7 });
  expect(cellsOf(name)).toEqual(FIGURES);
});
