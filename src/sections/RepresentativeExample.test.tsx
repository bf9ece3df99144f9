import { render, screen } from "@testing-library/react";
import { flatPlan } from "../../test/lending/arbitraries";
import { STANDALONE_PLAN } from "../../test/lending/plans";
import { readContent } from "../../test/readContent";
import { exampleFigures } from "../lending/exampleFigures";
import type { RatePlan } from "../lending/ratePlan";
import { fillTemplate } from "../lib/fillTemplate";
import { RepresentativeExample } from "./RepresentativeExample";

const { example: labels } = readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml");
const { priceTag } = readContent<Queries.LabelsFieldsFragment>("labels.yaml");
const lender = readContent<Queries.LenderFieldsFragment>("site.yaml");

const show = (hasPrice = true, plan: RatePlan = STANDALONE_PLAN) =>
  render(
    <RepresentativeExample
      labels={labels}
      hasPrice={hasPrice}
      content={{
        title: "What it costs",
        lead: null,
        calculator: "/calculator",
        calculatorLabel: "Work it out",
        screen: null,
        figures: exampleFigures(plan, 12_000, 12),
      }}
    />,
  );

test("fills the loan's figures into the explanation", () => {
  show();
  const figures = exampleFigures(STANDALONE_PLAN, 12_000, 12);
  expect(screen.getByText(fillTemplate(labels.explanation, figures))).toBeVisible();
});

test("states the shares of principal and interest in the bar's caption", () => {
  show();
  for (const text of [
    fillTemplate(labels.principalShare, { percent: "80.6" }),
    fillTemplate(labels.interestShare, { percent: "19.4" }),
  ])
    expect(screen.getByText(text)).toBeVisible();
});

test("omits the interest from the bar when none is charged", () => {
  const { container } = show(false, flatPlan(0));
  const widths = [...container.querySelectorAll("rect")].map((part) => part.getAttribute("width"));
  // The principal covers the whole bar.
  expect(widths.at(-1)).toBe("100%");
});

test("omits the price tag when the page shows it elsewhere", () => {
  show(false);
  expect(screen.queryByText(priceTag.total)).not.toBeInTheDocument();
});

test("names the lender, its licence and its address", () => {
  const { container } = show();
  const { company, licence, address } = lender;
  for (const text of [company, licence.number, address.street, address.city])
    expect(container).toHaveTextContent(text);
});
