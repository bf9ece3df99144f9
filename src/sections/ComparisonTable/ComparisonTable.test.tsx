import { render, screen, within } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { ComparisonTable } from "./ComparisonTable";

const { comparison } = readContent<{ comparison: Queries.ComparisonDataFragment }>(
  "about/page.yaml",
);

describe("ComparisonTable", () => {
  it("has a caption and a header for every column when it is rendered", () => {
    render(<ComparisonTable content={comparison} />);
    const table = screen.getByRole("table", { name: comparison.caption });
    expect(
      within(table)
        .getAllByRole("columnheader")
        .map((header) => header.textContent),
    ).toEqual(["What you get", "Kwedi", "Banks", "Payday lenders"]);
    expect(table).toHaveAccessibleDescription(comparison.note);
  });

  it.each(comparison.rows.map((row) => [row.feature, row] as const))(
    "reads Yes or No when a lender offers “%s” or not",
    (feature, { product, banks, paydayLenders }) => {
      render(<ComparisonTable content={comparison} />);
      const header = screen.getByRole("rowheader", { name: feature });
      const row = header.closest("tr") ?? header;
      expect(
        within(row)
          .getAllByRole("cell")
          .map((cell) => cell.textContent),
      ).toEqual([product, banks, paydayLenders].map((offered) => (offered ? "Yes" : "No")));
    },
  );
});
