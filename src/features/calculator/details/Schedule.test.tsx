import { screen, within } from "@testing-library/react";
import { enter, labels, open, openCalculator, termField } from "../testTools";

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/calculator");
});

test("states what is owed at half time, and lists every month and the sums in a table", async () => {
  await openCalculator("standalone");
  expect(screen.getByText("After 3 of 6 months, $31,000.01 is left to pay")).toBeVisible();
  open(labels.schedule.title);
  const table = screen.getByRole("table", { name: "$50,000.00, 6 months, TTD" });
  expect(table).toBeVisible();
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows).toHaveLength(8);
  expect(rows[6]).toBe("610,333.358,333.352,000.000.00");
  expect(rows[7]).toBe(`${labels.schedule.total}62,000.0050,000.0012,000.00`);
  enter(termField(), "36");
  expect(within(table).getAllByRole("row")).toHaveLength(38);
});
