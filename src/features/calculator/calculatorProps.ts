import { graphql } from "gatsby";
import type { CalculatorState, EntryChange } from "./state/calculatorState";

export type CalculatorLabels = Queries.CalculatorLabelsFieldsFragment;

/** The id of the section about instalments that cannot be paid, on the page of the calculator. */
export const CANNOT_PAY_ANCHOR = "if-you-cannot-pay";

/** What a calculator does when the visitor acts. */
export interface CalculatorActions {
  change(change: EntryChange): void;
  /** Shows the payment in a toast, or focuses the invalid field. */
  calculate(): void;
  /** Sets an amount in cents and focuses its field. */
  applyAmount(cents: bigint): void;
  /** Shares the link by the browser's share sheet; copies it where there is none, or where it fails. */
  share(): void;
  copyLink(): void;
  copyFigures(): void;
  /** Prints the loan as a quote of one page. */
  print(): void;
  downloadSchedule(): void;
}

/** What the parts of both calculators receive. */
export interface CalculatorPartProps {
  labels: CalculatorLabels;
  state: CalculatorState;
  actions: CalculatorActions;
}

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
