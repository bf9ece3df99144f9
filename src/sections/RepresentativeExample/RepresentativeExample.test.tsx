import { render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { exampleFigures } from "../../lending/exampleFigures";
import { STANDALONE_PLAN } from "../../lending/fixtures/plans";
import type { RatePlan } from "../../lending/ratePlan";
import { fillTemplate } from "../../lib/fillTemplate";
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
        text: null,
        calculator: "/calculator",
        calculatorLabel: "Work it out",
        screen: null,
        figures: exampleFigures(plan, 12_000, 12),
      }}
    />,
  );
const figure = (label: string) => screen.getByText(label).nextElementSibling;

test("annual rates and total cost accompany the rate when it is shown", () => {
  show();
  expect(figure(priceTag.effectiveRate)).toHaveTextContent("50.67%");
  expect(figure(priceTag.nominalRate)).toHaveTextContent("41.70%");
  expect(figure(priceTag.total)).toHaveTextContent("$14,880.00");
  const explanation = fillTemplate(labels.explanation, {
    monthlyRate: "2%",
    principal: "$12,000.00",
    termMonths: 12,
    effectiveRate: "50.67%",
    nominalRate: "41.70%",
    shortestTerm: 2,
    longestTerm: 12,
    largestEffectiveRate: "113.28%",
    largestNominalRate: "78.18%",
    largestRateTerm: 6,
  });
  expect(screen.getByText(explanation)).toBeVisible();
  expect(screen.getByRole("link", { name: "Work it out" })).toHaveAttribute("href", "/calculator");
});

test("explains the rates of a reducing balance where interest is charged on it", () => {
  const plan: RatePlan = { ...STANDALONE_PLAN, interest: "reducing" };
  show(true, plan);
  const { reducingExplanation, explanation } = labels;
  const { ...figures } = exampleFigures(plan, 12_000, 12);
  expect(figures.nominalRate).toBe("24.00%");
  expect(screen.getByText(fillTemplate(reducingExplanation, figures))).toBeVisible();
  expect(screen.queryByText(fillTemplate(explanation, figures))).not.toBeInTheDocument();
});

test("the bar's caption states both shares when it is rendered", () => {
  show();
  for (const text of [
    fillTemplate(labels.principalShare, { percent: "80.6" }),
    fillTemplate(labels.interestShare, { percent: "19.4" }),
  ])
    expect(screen.getByText(text)).toBeVisible();
});

test("leaves out the price tag when the page has it elsewhere", () => {
  show(false);
  expect(screen.queryByText(priceTag.total)).not.toBeInTheDocument();
});

test("the lender's name, licence and address are listed when the example is shown", () => {
  const { container } = show();
  const { company, licence, address } = lender;
  for (const text of [company, licence.number, address.street, address.city])
    expect(container).toHaveTextContent(text);
});
