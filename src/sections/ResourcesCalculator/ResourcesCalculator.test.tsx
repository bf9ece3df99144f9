import { fireEvent, render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { enter, planOf, termField } from "../../features/calculator/testTools";
import { exampleFigures } from "../../lending/exampleFigures";
import { ResourcesCalculator } from "./ResourcesCalculator";

const { calculator: content } =
  readContent<Queries.ResourcesCalculatorContentFragment>("resources/page.yaml");
const labels = readContent<Queries.CalculatorLabelsDataFragment>("calculator.yaml");
const sideBySide = readContent<Queries.SideBySideLabelsDataFragment>("side-by-side.yaml");
const plan = readContent<
  Queries.RatePlanDataFragment & { example: { amount: number; termMonths: number } }
>("calculators/resources.yaml");

beforeEach(() => sessionStorage.clear());

async function openSection() {
  const { amount, termMonths } = plan.example;
  render(
    <ResourcesCalculator
      content={content}
      labels={labels}
      sideBySide={sideBySide}
      plan={{ ...plan, exampleFigures: exampleFigures(plan, amount, termMonths) }}
      standalonePlan={planOf("standalone")}
    />,
  );
  await screen.findByRole("status");
}

const lowerRatesLink = () => screen.queryByRole("link", { name: /lower rates from 7 months/ });

test("shows the plan's default loan, six currencies and a link to the wallet app when it is rendered", async () => {
  await openSection();
  expect(screen.getByText("Monthly payment", { selector: "dt" }).nextSibling).toHaveTextContent(
    "$616.67",
  );
  expect(screen.getAllByRole("option")).toHaveLength(6);
  expect(screen.getAllByText(/estimate/).length).toBeGreaterThan(0);
  expect(screen.getByRole("link", { name: "Download the Colour wallet app" })).toHaveAttribute(
    "href",
    "/get-colour-app",
  );
});

test("names the saving and links to the loan calculator with the same loan when its rate is lower", async () => {
  await openSection();
  expect(screen.getByText(/you would pay \$516\.67 a month, \$1,200\.00 less/)).toBeVisible();
  expect(lowerRatesLink()).toHaveAttribute(
    "href",
    "/loan-calculator?amount=5000.00&term=12&currency=TTD#loan",
  );
  enter(termField(), "7");
  // 5,000 + 7 × 4% is 6,400; 5,000 + 7 × 2% is 5,700.
  expect(screen.getByText(/you would pay \$814\.29 a month, \$700\.00 less/)).toBeVisible();
  expect(lowerRatesLink()).toHaveAttribute("href", expect.stringContaining("&term=7&"));
});

test("names no saving when both calculators take the same rate", async () => {
  await openSection();
  enter(termField(), "6");
  expect(screen.queryByText(/less in all/)).not.toBeInTheDocument();
  expect(lowerRatesLink()).not.toBeInTheDocument();
});

test("links to the loan calculator without the loan when it does not offer the currency", async () => {
  await openSection();
  fireEvent.change(screen.getByRole("combobox", { name: "Currency" }), {
    target: { value: "JMD" },
  });
  expect(lowerRatesLink()).toHaveAttribute("href", "/loan-calculator");
});
