import { render } from "@testing-library/react";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { cellsOf } from "../../../test/texts";
import { exampleFigures } from "../../lending/exampleFigures";
import { LoanTable } from "./ArticleText";

/** Computed manually for 10,000 over 7 months at a flat 2%. See docs/calculator.md. */
const FIGURES = ["$1,628.57", "$1,400.00", "$11,400.00", "40.65%", "49.14%"];

it("draws a loan as cloth, and lists its payment, interest, total and both annual rates", () => {
  const loan = { amount: 10_000, termMonths: 7 };
  const figures = exampleFigures(STANDALONE_PLAN, loan.amount, loan.termMonths);
  const table = { caption: "Loans", note: "An estimate.", loans: [{ ...loan, figures }] };
  const { container } = render(<LoanTable table={table} />);
  expect(container.querySelectorAll("[aria-hidden] small[data-tone]")).toHaveLength(7);
  expect(cellsOf("$10,000.00 for 7 months")).toEqual(FIGURES);
});
