import { ButtonLink } from "../../components/ButtonLink";
import type { RatePlan } from "../../lending/ratePlan";
import type { CalculatorLabels } from "./calculatorProps";
import { LoanForm } from "./form/LoanForm";
import { CALCULATOR_ANCHOR } from "./persistedChoice";
import { Results } from "./Results";
import { SalaryTool } from "./SalaryTool";
import { Saving } from "./Saving";
import { Card, Root } from "./styles";
import { useCalculator } from "./useCalculator";

type Link = { readonly label: string; readonly to: string };

export interface QuickCalculatorProps {
  plan: Queries.RatePlanDataFragment;
  labels: CalculatorLabels;
  /** The plan by which loans are given, whose rates are lower for some terms. */
  lendingPlan: RatePlan;
  /** States what that plan saves, and leads to its calculator with the same loan. */
  saving: { readonly text: string; readonly link: Link };
  walletLink: Link;
}

/** The quick calculator: one rate for any term, in six currencies. */
export function QuickCalculator(props: QuickCalculatorProps) {
  const { plan, labels, lendingPlan, saving, walletLink } = props;
  const { state, actions, isHydrated, announcement, root } = useCalculator(
    plan,
    labels,
    lendingPlan,
  );
  const part = { labels, state, actions };
  return (
    <Root id={CALCULATOR_ANCHOR} data-lazy-section="calculator" ref={root}>
      <div data-prerendered={isHydrated ? undefined : true}>
        <Card data-card>
          <LoanForm {...part} plan={plan} isHydrated={isHydrated} />
          <Results {...part} heading="h3">
            <Saving {...saving} plan={lendingPlan} state={state} />
            <ButtonLink to={walletLink.to}>{walletLink.label}</ButtonLink>
          </Results>
        </Card>
        <SalaryTool {...part} />
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </Root>
  );
}
