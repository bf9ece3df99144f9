import type { CalculatorLabels } from "../src/features/calculator/state/loanTexts";
import { readContent } from "./readContent";

const { comparison, ...others } =
  readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml");

/** The labels in the content, and the tests' own for what a lender may leave out. */
export const labels = {
  ...others,
  comparison: {
    ...comparison,
    check: { label: "Check any offer", to: "/check" },
    alternatives: { label: "What else there is", to: "/check#else" },
  },
} satisfies CalculatorLabels;
