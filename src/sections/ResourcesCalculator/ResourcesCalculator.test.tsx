import { render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { exampleFigures } from "../../lending/exampleFigures";
import { ResourcesCalculator } from "./ResourcesCalculator";

const { calculator: content } =
  readContent<Queries.ResourcesCalculatorContentFragment>("resources/page.yaml");
const labels = readContent<Queries.CalculatorLabelsDataFragment>("calculator.yaml");
const sideBySide = readContent<Queries.SideBySideLabelsDataFragment>("side-by-side.yaml");
const plan = readContent<
  Queries.RatePlanDataFragment & { example: { amount: number; termMonths: number } }
>("calculators/resources.yaml");

test("shows the plan's default loan, six currencies and a link to the wallet app when it is rendered", async () => {
  const { amount, termMonths } = plan.example;
  render(
    <ResourcesCalculator
      content={content}
      labels={labels}
      sideBySide={sideBySide}
      plan={{ ...plan, exampleFigures: exampleFigures(plan, amount, termMonths) }}
    />,
  );
  await screen.findByRole("status");
  expect(screen.getByText("Monthly payment", { selector: "dt" }).nextSibling).toHaveTextContent(
    "$616.67",
  );
  expect(screen.getAllByRole("option")).toHaveLength(6);
  expect(screen.getAllByText(/estimate/).length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: "Download the Colour wallet app" })).toHaveAttribute(
    "href",
    "/get-colour-app",
  );
  expect(screen.getByRole("link", { name: /lower rates from 7 months/ })).toHaveAttribute(
    "href",
    "/loan-calculator",
  );
});
