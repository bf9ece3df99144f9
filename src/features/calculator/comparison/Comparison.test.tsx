import { screen, within } from "@testing-library/react";
import { fillTemplate } from "../../../lib/fillTemplate";
import { labels, openCalculator } from "../testTools";

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/calculator");
});

test("compares the loan with one on a reducing balance when it is opened", async () => {
  const { container } = await openCalculator("standalone");
  const { title, reducing, difference } = labels.comparison;
  const table = screen.getByRole("table", { name: title });
  expect(
    within(table).getByRole("row", { name: `${reducing} $9,538.10 $7,228.57` }),
  ).toBeInTheDocument();
  expect(container).toHaveTextContent(
    fillTemplate(difference, { rate: "4%", amount: "$4,771.43" }),
  );
});
