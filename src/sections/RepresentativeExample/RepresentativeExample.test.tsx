import { render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { exampleFigures } from "../../lending/exampleFigures";
import type { RatePlan } from "../../lending/ratePlan";
import { RepresentativeExample } from "./RepresentativeExample";

const plan = readContent<RatePlan>("calculators/standalone.yaml");
const { example } = readContent<{ example: Queries.RepresentativeExampleFragment }>(
  "products/salary-loans.yaml",
);
const { example: labels } = readContent<Queries.CalculatorLabelsDataFragment>("calculator.yaml");

const show = (amount: number, termMonths: number, hasPrice = true) =>
  render(
    <RepresentativeExample
      labels={labels}
      hasPrice={hasPrice}
      content={{ ...example, screen: null, figures: exampleFigures(plan, amount, termMonths) }}
    />,
  );
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test("annual rates, total cost and the word estimate accompany the rate when it is shown", () => {
  show(12_000, 12);
  expect(figure("Annual rate, effective")).toBe("50.67%");
  expect(figure("Annual rate, nominal")).toBe("41.70%");
  expect(figure("In all")).toBe("$14,880.00$2,880.00 of it is interest");
  expect(screen.getByText(/^2% of \$12,000.00 is added each month/)).toBeVisible();
  expect(screen.getByText(/All figures are an estimate\./)).toHaveTextContent(
    "Terms run from 2 to 12 months; the largest annual percentage rate is 113.28% effective and 78.18% nominal, for 6 months.",
  );
  expect(screen.getByRole("link", { name: "Try your own figures" })).toHaveAttribute(
    "href",
    "/loan-calculator",
  );
});

test("the bar's caption states both shares when it is rendered", () => {
  show(12_000, 12);
  expect(screen.getByText("What you borrowed: 80.7%")).toBeVisible();
  expect(screen.getByText("Interest: 19.3%")).toBeVisible();
});

test("leaves out the price tag when the page has it elsewhere", () => {
  show(12_000, 12, false);
  expect(screen.queryByText("In all")).not.toBeInTheDocument();
  expect(screen.getByText(/50\.67% effective and 41\.70% nominal/)).toBeVisible();
});

test("the lender's name, licence and address are listed when the example is shown", () => {
  const { container } = show(12_000, 12);
  for (const text of ["Kwedi Loan Services Ltd", "ML-0000-2025", "17 Harbour Row, Port of Spain"])
    expect(container).toHaveTextContent(text);
});
