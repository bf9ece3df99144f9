import { render, screen } from "@testing-library/react";
import { rowsOf } from "../../test/texts";
import { FigureTable } from "./FigureTable";

/** Two columns may have the same name. */
const columns = [{ label: "Loan", heading: <b>Mine</b> }, "Loan"];
const rows = [
  { key: 1, heading: 1, cells: ["20.00", "10.00"] },
  { key: 2, heading: 2, cells: ["10.00", "0.00"] },
];
const totals = { key: "total", heading: "Total", cells: ["30.00"] };

test("lists the figures of each row, and the totals, in column order", () => {
  render(
    <FigureTable narrow="stack" caption="Loans" corner="Month" {...{ columns, rows, totals }} />,
  );
  expect(rowsOf(screen.getByRole("table", { name: "Loans" }))).toEqual([
    ["Month", "Mine", "Loan"],
    ["1", "20.00", "10.00"],
    ["2", "10.00", "0.00"],
    ["Total", "30.00", ""],
  ]);
});

test("has no empty column header when the top left cell is empty", () => {
  render(<FigureTable narrow="stack" caption="Loan" columns={columns} rows={rows} />);
  expect(screen.getAllByRole("columnheader")).toHaveLength(columns.length);
  expect(screen.getAllByRole("rowheader")).toHaveLength(rows.length);
});

test("gives every element of the table an explicit ARIA role", () => {
  const { container } = render(
    <FigureTable narrow="stack" caption="Loan" columns={columns} rows={rows} totals={totals} />,
  );
  const parts = [...container.querySelectorAll("table, thead, tbody, tfoot, tr, th, td")];
  expect(parts.filter((part) => !part.hasAttribute("role"))).toEqual([]);
});

test.each([
  ["scroll", 1],
  ["stack", 0],
] as const)("has a focusable region only when the table scrolls on phones: %s", (narrow, count) => {
  render(<FigureTable narrow={narrow} caption="Loan" columns={columns} rows={rows} />);
  const regions = screen.queryAllByRole("region", { name: "Loan" });
  expect(regions).toHaveLength(count);
  for (const region of regions) expect(region).toHaveAttribute("tabindex", "0");
});
