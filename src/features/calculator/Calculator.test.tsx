import { screen } from "@testing-library/react";
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
  termField,
} from "./testTools";

const { results } = labels;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/calculator");
});

test.each<["standalone" | "resources", ...string[]]>([
  ["standalone", "50,000", "6", "$10,333.33", "$12,000.00", "$62,000.00"],
  ["standalone", "50,000", "7", "$8,142.86", "$7,000.00", "$57,000.00"],
  ["standalone", "75,000", "12", "$7,750.00", "$18,000.00", "$93,000.00"],
  ["standalone", "5,000.50", "3", "$1,866.85", "$600.06", "$5,600.56"],
  ["resources", "50,000", "7", "$9,142.86", "$14,000.00", "$64,000.00"],
  ["resources", "$ 1 234.56", "12.0", "$152.26", "$592.59", "$1,827.15"],
])(
  "%s computes its plan's figures when %s over %s months are entered",
  async (name, amount, term, payment, interest, repayment) => {
    await openCalculator(name);
    enter(amountField(), amount);
    enter(termField(), term);
    expect(figure(results.payment)).toBe(payment);
    expect(figure(results.interest)).toBe(interest);
    expect(figure(results.repayment)).toBe(repayment);
    expect(amountField()).toHaveValue(amount);
    expect(termField()).toHaveValue(term);
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
  expect(status).toHaveTextContent(
    `${results.payment} $2,480.00 for 6 months. You repay $14,880.00, of which $2,880.00 is interest. ${results.effectiveRate} 113.28%.`,
  );
  enter(amountField(), "4,000");
  await advanceTime(1000);
  expect(status).toHaveTextContent(/^Outside .*\$826\.67 for 6 months/);
  enter(amountField(), "");
  await advanceTime(1000);
  expect(status).toHaveTextContent("Enter your loan amount, for example 5,000.");
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

test("shows nothing but form, result, saving, salary and wallet on the resources page", async () => {
  const { container } = await openCalculator("resources");
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    labels.form.calculate,
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
  expect(screen.getByText("$23,000.00 TTD, 9 months.")).toHaveClass("print-only");
  expect(screen.getByText(/a month, .* less in all\.$/).closest(".screen-only")).toBeNull();
});

test("closes every further answer of the loan calculator at rest", async () => {
  const { container } = await openCalculator("standalone");
  expect(container.querySelectorAll("details")).not.toHaveLength(0);
  expect(container.querySelectorAll("details[open]")).toHaveLength(0);
});
