import { graphql } from "gatsby";
import { CallToAction } from "../CallToAction/CallToAction";
import { Explanations } from "../Explanations/Explanations";
import { RepresentativeExample } from "../RepresentativeExample/RepresentativeExample";
import { TypicalFigures } from "../TypicalFigures/TypicalFigures";

interface CalculatorSectionsProps {
  page: Queries.CalculatorSectionsFragment;
  plan: Queries.PlanWithExampleFragment;
  words: Queries.CalculatorWordsDataFragment;
}

/** What follows the calculator. Only the representative example goes into print with its figures. */
export function CalculatorSections({ page, plan, words }: CalculatorSectionsProps) {
  return (
    <>
      <RepresentativeExample content={{ ...page.representative, figures: plan.exampleFigures }} />
      <div className="screen-only">
        <TypicalFigures content={page.typical} plan={plan} estimate={words.results.estimate} />
        <Explanations entries={page.explanation} />
        <CallToAction content={page.callToAction} />
      </div>
    </>
  );
}

export const query = graphql`
  fragment CalculatorSections on CalculatorPage {
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
