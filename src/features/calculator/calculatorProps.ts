import { graphql } from "gatsby";
import type { EntryChange } from "./state/calculatorEntry";
import type { CalculatorState } from "./state/calculatorState";

export type CalculatorLabels = Queries.CalculatorLabelsDataFragment;

/** The id of the section about instalments that cannot be paid, on the page of the calculator. */
export const CANNOT_PAY_ANCHOR = "if-you-cannot-pay";

/** What a calculator does when the visitor acts. */
export interface CalculatorActions {
  change(change: EntryChange): void;
  /** Shows the payment in a toast, or focuses the invalid field. */
  calculate(): void;
  /** Sets an amount in cents and focuses its field. */
  applyAmount(cents: bigint): void;
  /** Shares the link by the browser's share sheet, or copies it. */
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
      minimum
      maximum
      step
    }
    termRange {
      minimum
      maximum
    }
    salaryMultiple
    defaults {
      amount
      termMonths
    }
    rateBands {
      upToMonths
      monthlyRatePercent
      companionValue
    }
    currencies
  }
  fragment CalculatorLabelsData on CalculatorLabels {
    form {
      title
      currency
      amount
      amountSlider
      term
      termSlider
      months
      from
      to
      calculate
    }
    results {
      title
      payment
      interest
      repayment
      nominalRate
      effectiveRate
      rateNote
      estimate
      more
      share
      copyLink
      copyFigures
      print
    }
    quote {
      title
      date
    }
    pay {
      title
      hint
      takeHome
      others
      fixedCosts
      otherInstalments
      keepAside
      private
      owed
      loan
      left
      cheapest
      largest
      choose
      useLargest
      cannotPay
      ceiling
    }
    terms {
      title
      lead
      months
      lowestTotal
      lowestPayment
    }
    schedule {
      title
      lead
      month
      payment
      principal
      interest
      left
      total
      download
    }
    comparison {
      title
      lead
      flat
      reducing
      offer
      check {
        label
        to
      }
    }
    salary {
      title
      lead
      field
      hint
      use
    }
    example {
      ...ExampleLabels
    }
  }
`;
