import { graphql } from "gatsby";
import type { RatePlan } from "../../lending/ratePlan";
import type { EntryChange } from "./state/calculatorEntry";
import type { CalculatorState } from "./state/calculatorState";

/** What the calculator does when the visitor acts. */
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

/** Another calculator, for the terms at which its plan costs less. */
export interface LowerRates {
  readonly plan: RatePlan;
  readonly saving: string;
  readonly link: { readonly label: string; readonly to: string };
}

/** What every part of the calculator receives. */
export interface CalculatorViewProps {
  plan: RatePlan;
  labels: Queries.CalculatorLabelsDataFragment;
  /** The labels of the comparison that results can be added to. */
  sideBySide: Queries.KeepLoanLabelsFragment;
  state: CalculatorState;
  /** The level of the headings on the page. */
  heading: "h2" | "h3";
  offersCurrencies: boolean;
  applyLink: { readonly label: string; readonly to: string } | undefined;
  /** The calculator whose rates may be lower, and the sentence that names the saving. */
  lowerRates?: LowerRates | undefined;
  actions: CalculatorActions;
  /** False while the page shows the prerendered example. */
  isHydrated: boolean;
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
      principal
      interest
      repayment
      nominalRate
      effectiveRate
      rateNote
      estimate
      share
      copyLink
      copyFigures
      print
    }
    quote {
      title
      date
    }
    terms {
      title
      lead
      months
      payment
      interest
      repayment
      nominalRate
      effectiveRate
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
    pay {
      title
      lead
      takeHome
      fixedCosts
      otherInstalments
      keepAside
      hint
      owed
      loan
      left
      longest
      cheapest
      largest
      choose
      useLargest
      ceiling
    }
    cannotPay {
      title
      lead
      call
      callText
      write {
        label
        to
      }
      happens
      happensText
      avoid
      avoidList
    }
    salary {
      title
      lead
      field
      hint
      use
    }
    comparison {
      title
      lead
      chart
      flat
      reducing
      difference
    }
    example {
      ...ExampleLabels
    }
  }
`;
