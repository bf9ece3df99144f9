import { render, screen, within } from "@testing-library/react";
import { planOf } from "../../../test/calculatorTools";
import { readContent } from "../../../test/readContent";
import { fillTemplate } from "../../lib/fillTemplate";
import { LoanTable } from "./LoanTable";

const labels = readContent<{ article: Queries.ArticleLabelsFieldsFragment }>("labels.yaml").article
  .table;

/**
 * Computed manually for 10,000 at a flat 4% up to 6 months and 2% beyond. See docs/calculator.md.
 */
it.each([
  [3, "$3,733.33", "$1,200.00", "$11,200.00", "70.65%", "98.68%"],
  [6, "$2,066.67", "$2,400.00", "$12,400.00", "78.18%", "113.28%"],
  [7, "$1,628.57", "$1,400.00", "$11,400.00", "40.65%", "49.14%"],
  [12, "$1,033.33", "$2,400.00", "$12,400.00", "41.70%", "50.67%"],
])(
  "lists the payment, interest, total and both annual rates when the term is %d months",
  (months, ...figures) => {
    const loans = [{ amount: 10000, termMonths: months }];
    render(
      <LoanTable
        table={{ caption: "Loans", note: "An estimate.", loans }}
        labels={labels}
        plan={planOf("standalone")}
      />,
    );
    const name = fillTemplate(labels.name, { amount: "$10,000.00", months });
    const row = screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement;
    const cells = within(row).getAllByRole("cell");
    expect(cells.map(({ textContent }) => textContent)).toEqual(figures);
  },
);
