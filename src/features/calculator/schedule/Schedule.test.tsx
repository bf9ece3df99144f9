import { screen, within } from "@testing-library/react";
import { enter, labels, openCalculator, termField } from "../testTools";

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/calculator");
});

test("lists every month and the sums in a table when it is opened", async () => {
  await openCalculator("standalone");
  const table = screen.getByRole("table", {
    name: `${labels.schedule.title}: $50,000.00, 6 months, TTD`,
  });
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows).toHaveLength(8);
  expect(rows[6]).toBe("610,333.358,333.352,000.000.00");
  expect(rows[7]).toBe(`${labels.schedule.total}62,000.0050,000.0012,000.00`);
  enter(termField(), "36");
  expect(within(table).getAllByRole("row")).toHaveLength(38);
});
