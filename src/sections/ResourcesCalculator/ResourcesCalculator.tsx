import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { Band, Container } from "../../components/Layout";
import { SectionHeading } from "../../components/SectionHeading";
import { Calculator } from "../../features/calculator/Calculator";
import { RepresentativeExample } from "../RepresentativeExample/RepresentativeExample";
import { Closing } from "./styles";

interface ResourcesCalculatorProps {
  content: Queries.ResourcesCalculatorContentFragment["calculator"];
  words: Queries.CalculatorWordsDataFragment;
  plan: Queries.PlanWithExampleFragment;
}

/** The calculator of the resources page, in six currencies, and its representative example. */
export function ResourcesCalculator({ content, words, plan }: ResourcesCalculatorProps) {
  const { title, lead, exampleTitle, other, download } = content;
  return (
    <>
      <Band id="calculator" data-ground="warm">
        <Container>
          <SectionHeading title={title} text={lead} />
          <Calculator
            plan={plan}
            words={words}
            heading="h3"
            offersCurrencies
            invitation={download}
          />
          <Closing>
            <ArrowLink to={other.to}>{other.label}</ArrowLink>
          </Closing>
        </Container>
      </Band>
      <RepresentativeExample
        content={{ title: exampleTitle, text: null, figures: plan.exampleFigures }}
      />
    </>
  );
}

export const query = graphql`
  fragment ResourcesCalculatorContent on ResourcesPage {
    calculator {
      title
      lead
      exampleTitle
      other {
        label
        to
      }
      download {
        label
        to
      }
    }
  }
`;
