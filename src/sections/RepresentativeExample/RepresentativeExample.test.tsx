import { render, screen, within } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { exampleFigures } from "../../lending/exampleFigures";
import type { RatePlan } from "../../lending/ratePlan";
import { RepresentativeExample } from "./RepresentativeExample";

const plan = readContent<RatePlan>("calculators/standalone.yaml");
const { example } = readContent<{ example: Queries.RepresentativeExampleFragment }>(
  "products/salary-loans.yaml",
);
const { example: labels } = readContent<Queries.CalculatorLabelsDataFragment>("calculator.yaml");

const show = (amount: number, termMonths: number) =>
  render(
    <RepresentativeExample
      labels={labels}
      content={{ ...example, screen: null, figures: exampleFigures(plan, amount, termMonths) }}
    />,
  );
const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test("annual rates, total cost and the word estimate accompany the rate when it is shown", () => {
  show(12_000, 12);
  expect(screen.getByText("$1,240.00")).toBeVisible();
  expect(figure("Rate a month, of the amount borrowed")).toBe("2%");
  expect(figure("Annual percentage rate, effective")).toBe("50.67%");
  expect(figure("Annual percentage rate, nominal")).toBe("41.70%");
  expect(figure("Total interest")).toBe("$2,880.00");
  expect(figure("Total repayment")).toBe("$14,880.00");
  expect(screen.getByText(/All figures are an estimate\./)).toHaveTextContent(
    "Terms run from 2 to 12 months; the largest annual percentage rate is 113.28% effective and 78.18% nominal, for 6 months.",
  );
  expect(screen.getByRole("link", { name: "Try your own figures" })).toHaveAttribute(
    "href",
    "/loan-calculator",
  );
});

test.each([
  [12_000, 12, "$1,240.00 a month"],
  [50_000, 6, "$10,333.33 a month, the last time $10,333.35"],
])("%d over %d months names the last instalment when it differs", (amount, term, headline) => {
  show(amount, term);
  expect(
    screen.getByText("a month", { exact: false, selector: "p:first-of-type" }),
  ).toHaveTextContent(headline);
});

test("the bar's caption states both shares when it is rendered", () => {
  show(12_000, 12);
  const caption = within(screen.getByRole("figure"));
  expect(caption.getByText("What you borrowed: 80.7%")).toBeVisible();
  expect(caption.getByText("Interest: 19.3%")).toBeVisible();
});

test.each([
  [12_000, 12, "12 of $1,240.00"],
  [50_000, 6, "5 of $10,333.33, the last one of $10,333.35"],
])("%d over %d months lists its instalments when it is shown: %s", (amount, term, instalments) => {
  show(amount, term);
  expect(figure("Instalments")).toBe(instalments);
});

test("the lender's name, licence and address are listed when the example is shown", () => {
  const { container } = show(12_000, 12);
  for (const text of ["Kwedi Loan Services Ltd", "ML-0000-2025", "17 Harbour Row, Port of Spain"])
    expect(container).toHaveTextContent(text);
});
