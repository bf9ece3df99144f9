import { graphql } from "gatsby";
import type { useCalculator } from "./useCalculator";

export type CalculatorLabels = Queries.CalculatorLabelsFieldsFragment;

/** The id of the section about instalments that cannot be paid, on the page of the calculator. */
export const CANNOT_PAY_ANCHOR = "if-you-cannot-pay";

/** What the parts of both calculators receive. */
export type CalculatorPartProps = ReturnType<typeof useCalculator>["part"];

export const query = graphql`
  fragment RatePlanData on RatePlan {
    name
    amountRange {
      ...AmountRangeFields
    }
    termRange {
      ...TermRangeFields
    }
    salaryMultiple
    defaults {
      ...PlanDefaultsFields
    }
    interest
    rateBands {
      ...RateBandFields
    }
    currencies
  }
`;
