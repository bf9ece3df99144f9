import type { CalculatorLabels } from "../src/features/calculator/state/loanTexts";
import { readContent } from "./readContent";

export const labels: CalculatorLabels = {
  ...readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml"),
  units: readContent<Queries.LabelsFieldsFragment>("labels.yaml").units,
};
