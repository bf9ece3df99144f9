import { render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { textsOf } from "../../../test/texts";
import { ComparisonTable } from "./ComparisonTable";

const { comparison } = readContent<{ comparison: Queries.ComparisonFieldsFragment }>(
  "about/page.yaml",
);

test("states in words whether each kind of lender offers a feature", () => {
  const rows = [{ feature: "Speed", product: true, banks: false, paydayLenders: true }];
  render(<ComparisonTable content={{ ...comparison, rows }} />);
  const { offered, notOffered } = comparison;
  expect(textsOf(screen.getAllByRole("cell"))).toEqual([offered, notOffered, offered]);
});
