import { cleanup, screen } from "@testing-library/react";
import {
  amountField,
  enter,
  FIGURES,
  figure,
  open,
  openCalculator,
  PAGE,
  planOf,
  results,
  shownFigures,
  termField,
  texts,
} from "../../../../test/calculatorTools";
import { PLAN_WITH_FEES } from "../../../../test/lending/plans";
import { pricedProduct } from "../../../../test/listedProduct";
import { renderUnstyled } from "../../../../test/renderUnstyled";
import { rowsOf } from "../../../../test/texts";

import { LoanCalculator } from "../LoanCalculator";

const TERMS = "Compare the other terms";
const FLAT = "Flat rate, total";
const OTHERS = "Another lender's offer";

beforeEach(() => void openCalculator("standalone"));

const table = () => screen.getByRole("table", { name: TERMS });
const rows = () => rowsOf(table());

test("the table of terms, once opened, lists every term of the plan with both annual rates", () => {
  expect(table()).not.toBeVisible();
  open(TERMS);
  expect(table()).toBeVisible();
  expect(rows()).toHaveLength(12);
  const line = (heading: string, figures: Record<(typeof FIGURES)[number], string>) => [
    heading,
    ...FIGURES.map((name) => figures[name]),
  ];
  const lineOf = (amount: number, term: number, mark = "") =>
    line(`${term} ${mark}`.trim(), shownFigures("standalone", amount, term));
  expect(rows()[0]).toEqual(line("Months", results));
  expect(rows()[1]).toEqual(lineOf(50_000, 2, "Lowest total"));
  expect(rows()[6]).toEqual(lineOf(50_000, 7));
  expect(rows()[11]).toEqual(lineOf(50_000, 12, "Lowest payment"));
  enter(amountField(), "1,027");
  expect(rows()[7]).toEqual(lineOf(1_027, 8));
});

test("with fees, shows what is received, the first payment and a column of the fees", () => {
  cleanup();
  openCalculator("standalone", { ...PLAN_WITH_FEES, defaults: { amount: 12_000, termMonths: 12 } });
  expect(figure("Application fee")).toBe("$120.00");
  expect(figure("You receive")).toBe("$11,880.00");
  expect(screen.getByText(/, the first .1,295\.00/)).toBeVisible();
  open("Month by month");
  const [head, first, ...others] = rowsOf(screen.getByRole("table", { name: /12,000/ }));
  expect(head).toContain("Fees");
  expect(first).toEqual(["1", "1,295.00", "1,000.00", "240.00", "55.00", "11,000.00"]);
  expect(others.at(-1)).toEqual(["Total", "14,990.00", "12,000.00", "2,880.00", "110.00", ""]);
});

test("replaces the figures with dashes when the amount is invalid", () => {
  enter(amountField(), "abc");
  expect(rows()[5]).toEqual(["6", "—", "—", "—", "—", "—"]);
  expect(screen.getByText(/7 months: /)).toHaveAttribute("data-computed", "stale");
});

test("states the payoff amount halfway through the term, and lists it for every month, with totals", () => {
  expect(
    screen.getByText("Pay another $25,000.01 with instalment 3 of 6, and the loan is paid off"),
  ).toBeVisible();
  open("Month by month");
  const name = `$50,000.00, 6 months, TTD`;
  const table = screen.getByRole("table", { name });
  expect(table).toBeVisible();
  const rows = rowsOf(table);
  expect(rows).toHaveLength(8);
  // Of 50,000, 3 × 8,333.33 has been repaid.
  expect(rows[3]).toEqual(["3", "10,333.33", "8,333.33", "2,000.00", "25,000.01"]);
  expect(rows[7]).toEqual(["Total", "62,000.00", "50,000.00", "12,000.00", ""]);
  enter(termField(), "36");
  expect(rowsOf(table)).toHaveLength(38);
});

test("compares the total at the flat rate with the total on a reducing balance", () => {
  const answer = screen.getByText(
    "At 4% a month on what you still owe, it would cost $4,771.43 less in total",
  );
  expect(answer).toBeVisible();
  open("Flat rate or reducing balance?");
  expect(screen.getByText(FLAT)).toBeVisible();
  expect(figure(FLAT)).toBe("$62,000.00");
  expect(figure("Reducing balance, total")).toBe("$57,228.57");
  const [check] = texts.links;
  expect(screen.getByRole("link", { name: check?.label })).toHaveAttribute("href", check?.to);
  enter(termField(), "");
  expect(figure(FLAT)).toBe("—");
  expect(answer).toHaveAttribute("data-computed", "stale");
});

test("has no comparison when a reducing plan has no page to compare with", () => {
  cleanup();
  const plan = { ...planOf("standalone"), interest: "reducing" };
  renderUnstyled(
    <LoanCalculator
      {...PAGE}
      products={[pricedProduct("Only", plan)]}
      content={{ ...texts, links: [] }}
    />,
  );
  expect(screen.getByRole("heading", { name: TERMS })).toBeVisible();
  expect(screen.queryByRole("heading", { name: OTHERS })).toBeNull();
});

test("has no comparison when the plan itself has a reducing balance", () => {
  cleanup();
  openCalculator("standalone", { ...planOf("standalone"), interest: "reducing" });
  open(OTHERS);
  expect(screen.getByRole("link", { name: texts.links[0]?.label })).toBeVisible();
  for (const text of [texts.flatRate, FLAT])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
});
