import { useEffect } from "react";
import { KeepLoan } from "../sideBySide/KeepLoan";
import { keptLoanOf } from "../sideBySide/keptLoans";
import { setKnownPay } from "../sideBySide/knownPay";
import type { CalculatorLabels } from "./calculatorProps";
import { Comparison } from "./details/Comparison";
import { EveryTerm } from "./details/EveryTerm";
import { PayTool } from "./details/PayTool";
import { Schedule } from "./details/Schedule";
import { LoanForm } from "./form/LoanForm";
import { CALCULATOR_ANCHOR } from "./persistedChoice";
import { QuoteHeading } from "./QuoteHeading";
import { MoreActions, NextStep, Results } from "./Results";
import { Answers, Card, Root } from "./styles";
import { useCalculator } from "./useCalculator";

export interface LoanCalculatorProps {
  plan: Queries.RatePlanDataFragment;
  labels: CalculatorLabels;
  /** The labels of the comparison that the loan can be added to. */
  sideBySide: Queries.KeepLoanLabelsFragment;
  applyLink: { readonly label: string; readonly to: string };
}

/** The whole instrument: what a loan costs, and behind it one closed answer to each next question. */
export function LoanCalculator({ plan, labels, sideBySide, applyLink }: LoanCalculatorProps) {
  const { state, actions, isHydrated, announcement, root } = useCalculator(plan, labels);
  const { figures, currency, pay } = state;
  const part = { labels, state, actions };

  const { available } = pay;
  const { code } = currency;
  useEffect(() => {
    setKnownPay(available, code);
    return () => setKnownPay(undefined, code);
  }, [available, code]);

  return (
    <Root id={CALCULATOR_ANCHOR} data-lazy-section="calculator" ref={root}>
      <div data-prerendered={isHydrated ? undefined : true}>
        <QuoteHeading {...part} />
        <Card data-card>
          <LoanForm {...part} plan={plan} isHydrated={isHydrated} />
          <Results {...part} heading="h2">
            <NextStep {...part} link={applyLink}>
              <KeepLoan labels={sideBySide} loan={figures && keptLoanOf(figures, currency)} />
              <MoreActions {...part} />
            </NextStep>
          </Results>
        </Card>
        <Answers>
          <PayTool {...part} />
          <EveryTerm {...part} plan={plan} />
          <Schedule {...part} />
          <Comparison {...part} />
        </Answers>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Root>
  );
}
