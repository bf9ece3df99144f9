import { screen, within } from "@testing-library/react";
import { openCalculator } from "../testTools";

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/loan-calculator");
});

test("compares the loan with one on a reducing balance when it is opened", async () => {
  const { container } = await openCalculator("standalone");
  const table = screen.getByRole("table", { name: "Flat rate or reducing balance?" });
  expect(
    within(table).getByRole("row", { name: "Reducing balance $9,538.10 $7,228.57" }),
  ).toBeInTheDocument();
  expect(container).toHaveTextContent("At 4% a month the flat rate costs $4,771.43 more.");
});
