import { render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { enter, planOf, termField } from "../../features/calculator/testTools";
import { exampleFigures } from "../../lending/exampleFigures";
import { RESOURCES_PLAN } from "../../lending/fixtures/plans";
import { fillTemplate } from "../../lib/fillTemplate";
import { ResourcesCalculator } from "./ResourcesCalculator";

const { calculator: content } =
  readContent<Queries.ResourcesCalculatorContentFragment>("resources/page.yaml");
const labels = readContent<Queries.CalculatorLabelsDataFragment>("calculator.yaml");
const sideBySide = readContent<Queries.SideBySideLabelsDataFragment>("side-by-side.yaml");

beforeEach(() => sessionStorage.clear());

async function openSection() {
  render(
    <ResourcesCalculator
      content={content}
      labels={labels}
      sideBySide={sideBySide}
      plan={{ ...planOf("resources"), exampleFigures: exampleFigures(RESOURCES_PLAN, 5000, 6) }}
      standalonePlan={planOf("standalone")}
    />,
  );
  await screen.findByRole("status");
}

const lowerRatesLink = () => screen.queryByRole("link", { name: content.other.label });
const saving = (payment: string, amount: string) =>
  screen.getByText(fillTemplate(content.saving, { payment, saving: amount }));

test("shows the plan's default loan, its currencies and a link to the app when it is rendered", async () => {
  await openSection();
  expect(
    screen.getByText(labels.results.payment, { selector: "dt" }).nextSibling,
  ).toHaveTextContent("$616.67");
  expect(screen.getAllByRole("option")).toHaveLength(RESOURCES_PLAN.currencies.length);
  expect(screen.getByText(labels.results.estimate)).toBeVisible();
  expect(screen.getByRole("link", { name: content.download.label })).toHaveAttribute(
    "href",
    content.download.to,
  );
});

test("names the saving and links to the loan calculator with the same loan when its rate is lower", async () => {
  await openSection();
  expect(saving("$516.67", "$1,200.00")).toBeVisible();
  expect(lowerRatesLink()).toHaveAttribute(
    "href",
    `${content.other.to}?amount=5000.00&term=12&currency=TTD#loan`,
  );
  enter(termField(), "7");
  // 5,000 + 7 × 4% is 6,400; 5,000 + 7 × 2% is 5,700.
  expect(saving("$814.29", "$700.00")).toBeVisible();
  expect(lowerRatesLink()).toHaveAttribute("href", expect.stringContaining("&term=7&"));
});

test("names no saving when both calculators take the same rate", async () => {
  await openSection();
  enter(termField(), "6");
  expect(lowerRatesLink()).not.toBeInTheDocument();
});

test("links to the loan calculator without the loan when it does not offer the currency", async () => {
  await openSection();
  enter(screen.getByRole("combobox", { name: labels.form.currency }), "JMD");
  expect(lowerRatesLink()).toHaveAttribute("href", content.other.to);
});
