import { render, screen } from "@testing-library/react";
import { readContent } from "../../../test/readContent";
import { ResourcesCalculator } from "./ResourcesCalculator";

const { calculator: words } =
  readContent<Queries.ResourcesCalculatorWordsFragment>("resources/page.yaml");
const plan = readContent<Queries.RatePlanDataFragment>("calculators/resources.yaml");

it("works out the specification's default loan, and says that it is an estimate", () => {
  render(<ResourcesCalculator words={words} plan={plan} />);
  for (const figure of ["$5,000.00", "12 months", "4%", "$616.67", "$2,400.00", "$7,400.00"])
    expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.getByText("79.38%")).toBeInTheDocument();
  expect(screen.getByText("115.69%")).toBeInTheDocument();
  expect(screen.getByText(/estimate/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Download the Colour wallet app" })).toHaveAttribute(
    "href",
    "/get-colour-app",
  );
});
