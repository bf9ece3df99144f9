import { screen, within } from "@testing-library/react";
import { enter, labels, open, openCalculator, termField } from "../../../../test/calculatorTools";
import { monthsText } from "../../../lending/units";
import { fillTemplate } from "../../../lib/fillTemplate";

test("states what pays the loan off at half time, and lists it for every month, and the sums", async () => {
  await openCalculator("standalone");
  const months = monthsText(6, labels.units);
  expect(
    screen.getByText(fillTemplate(labels.schedule.half, { paid: 3, months, amount: "$25,000.01" })),
  ).toBeVisible();
  open(labels.schedule.title);
  const table = screen.getByRole("table", { name: `$50,000.00, ${months}, TTD` });
  expect(table).toBeVisible();
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows).toHaveLength(8);
  // Of 50,000, 3 × 8,333.33 are repaid.
  expect(rows[3]).toBe("310,333.338,333.332,000.0025,000.01");
  expect(rows[7]).toBe(`${labels.schedule.total}62,000.0050,000.0012,000.00`);
  enter(termField(), "36");
  expect(within(table).getAllByRole("row")).toHaveLength(38);
});
