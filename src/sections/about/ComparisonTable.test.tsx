import { render, screen, within } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { ComparisonTable } from "./ComparisonTable";

const { comparison } = readContent<{ comparison: Queries.ComparisonFieldsFragment }>(
  "about/page.yaml",
);

describe("ComparisonTable", () => {
  it("names the table and every column", () => {
    render(<ComparisonTable content={comparison} />);
    const table = screen.getByRole("table", { name: comparison.caption });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((header) => header.textContent),
    ).toEqual([
      comparison.featureColumn,
      comparison.productColumn,
      comparison.banksColumn,
      comparison.paydayLendersColumn,
    ]);
    expect(table).toHaveAccessibleDescription(comparison.note);
  });

  it("states in words whether a lender offers something", () => {
    const rows = [{ feature: "Speed", product: true, banks: false, paydayLenders: true }];
    render(<ComparisonTable content={{ ...comparison, rows }} />);
    const { offered, notOffered } = comparison;
    expect(screen.getAllByRole("cell").map((cell) => cell.textContent)).toEqual([
      offered,
      notOffered,
      offered,
    ]);
  });
});
