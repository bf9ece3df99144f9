import { render, screen } from "@testing-library/react";
import { textsOf } from "../../../test/texts";
import { ComparisonTable } from "./ComparisonTable";

test("states in words whether each kind of lender offers a feature", () => {
  const rows = [{ feature: "Speed", product: true, banks: false, paydayLenders: true }];
  const columns = { productColumn: "Us", banksColumn: "Banks", paydayLendersColumn: "Others" };
  const texts = { title: "Who", lead: null, caption: "Who", featureColumn: "What", note: "Seen." };
  const content = { ...texts, ...columns, offered: "Yes", notOffered: "No", rows };
  render(<ComparisonTable content={content} />);
  expect(textsOf(screen.getAllByRole("cell"))).toEqual(["Yes", "No", "Yes"]);
});
