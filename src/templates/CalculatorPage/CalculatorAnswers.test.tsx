import { render, screen } from "@testing-library/react";
import { STANDALONE_PLAN } from "../../../test/lending/plans";
import { pricedProduct } from "../../../test/listedProduct";
import { readContent } from "../../../test/readContent";
import { rowsOf } from "../../../test/texts";
import { fillTemplate } from "../../lib/fillTemplate";
import { CalculatorAnswers } from "./CalculatorAnswers";

const content = readContent<Queries.CalculatorPageFieldsFragment>("loan-calculator/page.yaml");
const { method } = content;
const since = "February 1, 2026";
const SINCE = { since: "2026-02-01" };

const show = (former: Queries.RatePlanFieldsFragment["former"]) => {
  const product = pricedProduct("Only", { ...STANDALONE_PLAN, ...SINCE, former });
  render(<CalculatorAnswers content={content} products={[product]} />);
};
const { title, period, everyTerm, upTo, longer, flat, reducing } = method.former;

test("states when the current prices took effect", () => {
  show(null);
  expect(screen.getByText(fillTemplate(method.since, { since }))).toBeInTheDocument();
  expect(screen.queryByRole("table", { name: title, hidden: true })).toBeNull();
});

test("lists the rates of former prices by term, the latest first", () => {
  const bands = [{ upToMonths: 6, monthlyRatePercent: 5 }, { monthlyRatePercent: 3 }].map(
    (band) => ({ upToMonths: null, companionValue: null, ...band }),
  );
  show([
    { since: "2025-03-01", until: "2026-01-31", interest: "flat", rateBands: bands },
    { since: "2024-01-01", until: "2025-02-28", interest: "reducing", rateBands: bands.slice(1) },
  ]);
  const latest = fillTemplate(period, { since: "March 1, 2025", until: "January 31, 2026" });
  const first = fillTemplate(period, { since: "January 1, 2024", until: "February 28, 2025" });
  expect(rowsOf(screen.getByRole("table", { name: title, hidden: true })).slice(1)).toEqual([
    [latest, fillTemplate(upTo, { months: 6 }), fillTemplate(flat, { rate: "5%" })],
    [latest, longer, fillTemplate(flat, { rate: "3%" })],
    [first, everyTerm, fillTemplate(reducing, { rate: "3%" })],
  ]);
});
