import { graphql } from "gatsby";
import { Calculator } from "../features/calculator/Calculator";
import { SideBySideSection } from "../features/sideBySide/SideBySideSection";
import { CalculatorPanel } from "./CalculatorPanel/CalculatorPanel";
import { CallToAction } from "./CallToAction";
import { Explanations } from "./Explanations";
import { RepresentativeExample } from "./RepresentativeExample/RepresentativeExample";
import { TypicalFigures } from "./TypicalFigures/TypicalFigures";

interface CalculatorBodyProps {
  page: Queries.CalculatorBodyFragment;
  plan: Queries.PlanWithExampleFragment;
  labels: Queries.CalculatorLabelsDataFragment;
  sideBySide: Queries.SideBySideLabelsDataFragment;
}

/**
 * Everything below the opening of the calculator's page, which is lazy-loaded. Only the calculator
 * and the representative example are printed with its figures.
 */
export function CalculatorBody({ page, plan, labels, sideBySide }: CalculatorBodyProps) {
  return (
    <>
      <CalculatorPanel>
        <Calculator
          plan={plan}
          labels={labels}
          sideBySide={sideBySide}
          heading="h2"
          offersCurrencies={false}
          applyLink={page.apply}
        />
      </CalculatorPanel>
      <SideBySideSection labels={sideBySide} linksToOffers />
      <RepresentativeExample
        content={{ ...page.representative, figures: plan.exampleFigures }}
        labels={labels.example}
      />
      <div className="screen-only">
        <TypicalFigures content={page.typical} plan={plan} estimate={labels.results.estimate} />
        <Explanations entries={page.explanation} />
        <CallToAction content={page.callToAction} />
      </div>
    </>
  );
}

export const query = graphql`
  fragment CalculatorBody on CalculatorPage {
    apply {
      label
      to
    }
    representative {
      title
      text
    }
    typical {
      ...TypicalFigures
    }
    explanation {
      ...ExplanationData
    }
    callToAction {
      ...CallToActionData
    }
  }
`;
