import { render } from "@testing-library/react";
import { STANDALONE_PLAN } from "../../test/lending/plans";
import { readContent } from "../../test/readContent";
import { exampleFigures } from "../lending/exampleFigures";
import { RepresentativeExample } from "./RepresentativeExample";

const { example: labels } = readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml");
const lender = readContent<Queries.LenderFieldsFragment>("site.yaml");

test("names the lender, its licence and its address", () => {
  const { container } = render(
    <RepresentativeExample
      labels={labels}
      content={{
        title: "What it costs",
        lead: null,
        calculator: "/calculator",
        calculatorLabel: "Work it out",
        screen: null,
        figures: exampleFigures(STANDALONE_PLAN, 12_000, 12),
      }}
    />,
  );
  const { company, licence, address } = lender;
  for (const text of [company, licence.number, address.street, address.city])
    expect(container).toHaveTextContent(text);
});
