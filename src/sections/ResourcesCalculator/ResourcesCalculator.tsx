import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { Band, Container } from "../../components/Layout";
import { SectionHeading } from "../../components/SectionHeading";
import { Calculator } from "../../features/calculator/Calculator";
import { space } from "../../theme/tokens";
import { RepresentativeExample } from "../RepresentativeExample/RepresentativeExample";

interface ResourcesCalculatorProps {
  content: Queries.ResourcesCalculatorContentFragment["calculator"];
  labels: Queries.CalculatorLabelsDataFragment;
  plan: Queries.PlanWithExampleFragment;
}

/** The calculator of the resources page, in six currencies, and its representative example. */
export function ResourcesCalculator({ content, labels, plan }: ResourcesCalculatorProps) {
  const { title, lead, exampleTitle, other, download } = content;
  return (
    <>
      <Band id="calculator" data-background="warm">
        <Container>
          <SectionHeading title={title} text={lead} />
          <Calculator
            plan={plan}
            labels={labels}
            heading="h3"
            offersCurrencies
            applyLink={download}
          />
          <Closing>
            <ArrowLink to={other.to}>{other.label}</ArrowLink>
          </Closing>
        </Container>
      </Band>
      <RepresentativeExample
        content={{ title: exampleTitle, text: null, figures: plan.exampleFigures }}
        labels={labels.example}
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

const Closing = styled.p`
  margin-top: ${space[8]};
`;
