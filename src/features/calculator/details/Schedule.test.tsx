import { screen, within } from "@testing-library/react";
import { enter, labels, open, openCalculator, termField } from "../../../../test/calculatorTools";
import { monthsText } from "../../../lending/units";
import { fillTemplate } from "../../../lib/fillTemplate";

test("states what is owed at half time, and lists every month, what pays the loan off then, and the sums", async () => {
  await openCalculator("standalone");
  const months = monthsText(6, labels.units);
  expect(
    screen.getByText(fillTemplate(labels.schedule.half, { paid: 3, months, amount: "$31,000.01" })),
  ).toBeVisible();
  open(labels.schedule.title);
  const table = screen.getByRole("table", { name: `$50,000.00, ${months}, TTD` });
  expect(table).toBeVisible();
  const rows = within(table)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows).toHaveLength(8);
  // 3 months at 4% cost 56,000, of which 3 × 10,333.33 are paid.
  expect(rows[3]).toBe("310,333.332,000.0031,000.0125,000.01");
  expect(rows[7]).toBe(`${labels.schedule.total}62,000.0012,000.00`);
  enter(termField(), "36");
  expect(within(table).getAllByRole("row")).toHaveLength(38);
});
