import { cleanup, screen } from "@testing-library/react";
import {
  amountField,
  enter,
  FIGURES,
  figure,
  labels,
  open,
  openCalculator,
  PAGE,
  planOf,
  shownFigures,
  termField,
} from "../../../../test/calculatorTools";
import { PLAN_WITH_FEES } from "../../../../test/lending/plans";
import { pricedProduct } from "../../../../test/listedProduct";
import { renderUnstyled } from "../../../../test/renderUnstyled";
import { rowsOf } from "../../../../test/texts";
import { fillTemplate } from "../../../lib/fillTemplate";

import { LoanCalculator } from "../LoanCalculator";

const { comparison, results, schedule, terms } = labels;

beforeEach(() => void openCalculator("standalone"));

const table = () => screen.getByRole("table", { name: terms.title });
const rows = () => rowsOf(table());

test("the table of terms, once opened, lists every term of the plan with both annual rates", () => {
  expect(table()).not.toBeVisible();
  open(terms.title);
  expect(table()).toBeVisible();
  expect(rows()).toHaveLength(12);
  const line = (heading: string, figures: Record<(typeof FIGURES)[number], string>) => [
    heading,
    ...FIGURES.map((name) => figures[name]),
  ];
  const lineOf = (amount: number, term: number, mark = "") =>
    line(`${term} ${mark}`.trim(), shownFigures("standalone", amount, term));
  expect(rows()[0]).toEqual(line(terms.months, results));
  expect(rows()[1]).toEqual(lineOf(50_000, 2, terms.lowestTotal));
  expect(rows()[6]).toEqual(lineOf(50_000, 7));
  expect(rows()[11]).toEqual(lineOf(50_000, 12, terms.lowestPayment));
  enter(amountField(), "1,027");
  expect(rows()[7]).toEqual(lineOf(1_027, 8));
});

test("with fees, shows what is received, the first payment and a column of the fees", () => {
  cleanup();
  openCalculator("standalone", { ...PLAN_WITH_FEES, defaults: { amount: 12_000, termMonths: 12 } });
  expect(figure("Application fee")).toBe("$120.00");
  expect(figure(results.received)).toBe("$11,880.00");
  expect(
    screen.getByText(RegExp(fillTemplate(results.firstPayment, { first: ".1,295.00" }))),
  ).toBeVisible();
  open(schedule.title);
  const [head, first, ...others] = rowsOf(screen.getByRole("table", { name: /12,000/ }));
  expect(head).toContain(schedule.fees);
  expect(first).toEqual(["1", "1,295.00", "1,000.00", "240.00", "55.00", "11,000.00"]);
  expect(others.at(-1)).toEqual([
    schedule.total,
    "14,990.00",
    "12,000.00",
    "2,880.00",
    "110.00",
    "",
  ]);
});

test("replaces the figures with dashes when the amount is invalid", () => {
  enter(amountField(), "abc");
  expect(rows()[5]).toEqual(["6", "—", "—", "—", "—", "—"]);
  expect(screen.getByText(/7 months: /)).toHaveAttribute("data-computed", "stale");
});

test("states the payoff amount halfway through the term, and lists it for every month, with totals", () => {
  expect(
    screen.getByText(fillTemplate(schedule.half, { paid: 3, count: 6, amount: "$25,000.01" })),
  ).toBeVisible();
  open(schedule.title);
  const name = `$50,000.00, 6 months, TTD`;
  const table = screen.getByRole("table", { name });
  expect(table).toBeVisible();
  const rows = rowsOf(table);
  expect(rows).toHaveLength(8);
  // Of 50,000, 3 × 8,333.33 has been repaid.
  expect(rows[3]).toEqual(["3", "10,333.33", "8,333.33", "2,000.00", "25,000.01"]);
  expect(rows[7]).toEqual([schedule.total, "62,000.00", "50,000.00", "12,000.00", ""]);
  enter(termField(), "36");
  expect(rowsOf(table)).toHaveLength(38);
});

test("compares the total at the flat rate with the total on a reducing balance", () => {
  const { title, flat, reducing, check, difference } = comparison;
  const answer = screen.getByText(fillTemplate(difference, { rate: "4%", amount: "$4,771.43" }));
  expect(answer).toBeVisible();
  open(title.flat);
  expect(screen.getByText(flat)).toBeVisible();
  expect(figure(flat)).toBe("$62,000.00");
  expect(figure(reducing)).toBe("$57,228.57");
  expect(screen.getByRole("link", { name: check.label })).toHaveAttribute("href", check.to);
  enter(termField(), "");
  expect(figure(flat)).toBe("—");
  expect(answer).toHaveAttribute("data-computed", "stale");
});

test("has no comparison when a reducing plan has no page to compare with", () => {
  cleanup();
  const { check: _, alternatives: __, ...rest } = comparison;
  const plan = { ...planOf("standalone"), interest: "reducing" };
  renderUnstyled(
    <LoanCalculator
      {...PAGE}
      products={[pricedProduct("Only", plan)]}
      labels={{ ...labels, comparison: { ...rest, check: null, alternatives: null } }}
    />,
  );
  expect(screen.getByRole("heading", { name: terms.title })).toBeVisible();
  expect(screen.queryByRole("heading", { name: comparison.title.reducing })).toBeNull();
});

test("has no comparison when the plan itself has a reducing balance", () => {
  cleanup();
  openCalculator("standalone", { ...planOf("standalone"), interest: "reducing" });
  const { title, lead, flat, check } = comparison;
  open(title.reducing);
  expect(screen.getByRole("link", { name: check.label })).toBeVisible();
  for (const text of [lead, flat]) expect(screen.queryByText(text)).not.toBeInTheDocument();
});
