import { screen, within } from "@testing-library/react";
import { enter, openCalculator, termField } from "../testTools";

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/loan-calculator");
});

test("lists every month and the sums in a table when it is opened", async () => {
  await openCalculator("standalone");
  const table = screen.getByRole("table", { name: /Month by month/ });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows).toHaveLength(8);
  expect(rows[6]).toBe("610,333.358,333.352,000.000.00");
  expect(rows[7]).toBe("Total62,000.0050,000.0012,000.00");
  enter(termField(), "36");
  expect(within(table).getAllByRole("row")).toHaveLength(38);
});
