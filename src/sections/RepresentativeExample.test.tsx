import { render } from "@testing-library/react";
import { flatPlan } from "../../test/lending/arbitraries";
import { STANDALONE_PLAN } from "../../test/lending/plans";
import { readContent } from "../../test/readContent";
import { exampleFigures } from "../lending/exampleFigures";
import type { RatePlan } from "../lending/ratePlan";
import { RepresentativeExample } from "./RepresentativeExample";

const { example: labels } = readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml");
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

test("omits the interest from the bar when none is charged", () => {
  const { container } = show(false, flatPlan(0));
  const widths = [...container.querySelectorAll("rect")].map((part) => part.getAttribute("width"));
  // The principal covers the whole bar.
  expect(widths.at(-1)).toBe("100%");
});

test("names the lender, its licence and its address", () => {
  const { container } = show();
  const { company, licence, address } = lender;
  for (const text of [company, licence.number, address.street, address.city])
    expect(container).toHaveTextContent(text);
});
