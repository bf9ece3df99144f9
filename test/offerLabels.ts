import type { OfferLabels } from "../src/features/offer/offerState";
import { readContent } from "./readContent";

export const labels: OfferLabels = {
  ...readContent<Pick<Queries.OfferPageFieldsFragment, "form" | "results">>(
    "check-an-offer/page.yaml",
  ),
  problems: readContent<Queries.CalculatorLabelsFieldsFragment>("calculator.yaml").problems,
};
