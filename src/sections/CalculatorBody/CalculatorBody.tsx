import { graphql } from "gatsby";
import { CalculatorPanel } from "../CalculatorPanel/CalculatorPanel";
import { CalculatorSections } from "../CalculatorSections/CalculatorSections";

interface CalculatorBodyProps {
  page: Queries.CalculatorBodyFragment;
  plan: Queries.PlanWithExampleFragment;
  words: Queries.CalculatorWordsDataFragment;
}

/** All that follows the opening of the calculator's page. Its code comes after the opening's. */
export function CalculatorBody({ page, plan, words }: CalculatorBodyProps) {
  return (
    <>
      <CalculatorPanel
        plan={plan}
        words={words}
        heading="h2"
        offersCurrencies={false}
        invitation={page.apply}
      />
      <CalculatorSections page={page} plan={plan} words={words} />
    </>
  );
}

export const query = graphql`
  fragment CalculatorBody on CalculatorPage {
    apply {
      label
      to
    }
    ...CalculatorSections
  }
`;
