import { screen } from "@testing-library/react";
import { monthsText } from "../../lending/units";
import { fillTemplate } from "../../lib/fillTemplate";
import {
  advanceTime,
  amountField,
  enter,
  figure,
  labels,
  openCalculator,
  planOf,
  prerendered,
  QUICK_CONTENT,
  shownFigures,
  termField,
} from "./testTools";

const { results } = labels;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/calculator");
});

test.each<["standalone" | "resources", string, string, number, number]>([
  ["standalone", "75,000", "12", 75_000, 12],
  ["standalone", "5,000.50", "3", 5_000.5, 3],
  ["resources", "50,000", "7", 50_000, 7],
  ["resources", "$ 1 234.56", "12.0", 1_234.56, 12],
])(
  "%s shows its plan's figures when %s over %s months are entered",
  async (name, typedAmount, typedTerm, amount, months) => {
    await openCalculator(name);
    enter(amountField(), typedAmount);
    enter(termField(), typedTerm);
    const expected = shownFigures(name, amount, months);
    for (const key of ["payment", "interest", "repayment", "nominalRate", "effectiveRate"] as const)
      expect(figure(results[key])).toBe(expected[key]);
    expect(amountField()).toHaveValue(typedAmount);
    expect(termField()).toHaveValue(typedTerm);
  },
);

test("announces a change once when the visitor pauses", async () => {
  await openCalculator("standalone");
  jest.useFakeTimers();
  const status = screen.getByRole("status");
  for (const typed of ["1", "12", "12,000"]) {
    enter(amountField(), typed);
    await advanceTime(400);
    expect(status).toBeEmptyDOMElement();
  }
  await advanceTime(700);
  const { payment, repayment } = shownFigures("standalone", 12_000, 6);
  expect(status).toHaveTextContent(RegExp(`^${results.payment}: \\${payment} .*\\${repayment}`));
  enter(amountField(), "4,000");
  await advanceTime(1000);
  const bounds = { from: "$5,000.00", to: "$50,000.00" };
  expect(status).toHaveTextContent(
    `${fillTemplate(labels.form.outsideComputed, bounds)} ${results.payment}: `,
  );
  enter(amountField(), "1.036");
  await advanceTime(1000);
  const readings = { first: "1,036", second: "1.04" };
  expect(status).toHaveTextContent(fillTemplate(labels.problems.amount.unclearBetween, readings));
  jest.useRealTimers();
});

test("labels no flat rate as an annual percentage rate when it shows one", async () => {
  const plan = planOf("standalone");
  const others = plan.rateBands.map((band) => ({ ...band, companionValue: 11 }));
  expect(prerendered("standalone", { ...plan, rateBands: others })).toBe(prerendered("standalone"));
  await openCalculator("standalone");
  for (const name of [results.nominalRate, results.effectiveRate])
    expect(Number.parseFloat(figure(name))).toBeGreaterThan(48);
});

test("shows nothing but form, result, its link, saving, salary and wallet on the resources page", async () => {
  const { container } = await openCalculator("resources");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    labels.form.calculate,
    results.copyLink,
  ]);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    QUICK_CONTENT.other.label,
    QUICK_CONTENT.download.label,
  ]);
  expect(container.querySelector("details, table")).toBeNull();
});

test("prints the loan that the figures of the resources page are of, and where it costs less", async () => {
  await openCalculator("resources");
  enter(amountField(), "23,000");
  enter(termField(), "9");
  expect(screen.getByText(`$23,000.00 TTD, ${monthsText(9, labels.units)}.`)).toHaveClass(
    "print-only",
  );
  expect(screen.getByText(/a month, .* less in all\.$/).closest(".screen-only")).toBeNull();
});

test("closes every further answer of the loan calculator at rest", async () => {
  const { container } = await openCalculator("standalone");
  expect(container.querySelectorAll("details")).not.toHaveLength(0);
  expect(container.querySelectorAll("details[open]")).toHaveLength(0);
});
