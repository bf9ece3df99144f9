import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { useMemo } from "react";
import { ArrowLink } from "../../components/ArrowLink";
import { Band, Container } from "../../components/Layout";
import { SectionHeading } from "../../components/SectionHeading";
import { CalculatorSection, comparison } from "../../features/calculator/CalculatorSection";
import { SideBySideSection } from "../../features/sideBySide/SideBySideSection";
import { space } from "../../theme/tokens";
import { RepresentativeExample } from "../RepresentativeExample/RepresentativeExample";

interface ResourcesCalculatorProps {
  content: Queries.ResourcesCalculatorContentFragment["calculator"];
  labels: Queries.CalculatorLabelsDataFragment;
  sideBySide: Queries.SideBySideLabelsDataFragment;
  plan: Queries.PlanWithExampleFragment;
  /** The plan of the loan calculator's page. */
  standalonePlan: Queries.RatePlanDataFragment;
}

/** The calculator of the resources page, in six currencies, and its representative example. */
export function ResourcesCalculator({
  content,
  labels,
  sideBySide,
  plan,
  standalonePlan,
}: ResourcesCalculatorProps) {
  const { title, lead, exampleTitle, other, saving, anyOffer, download } = content;
  const calculatorProps = useMemo(
    () => ({
      plan,
      labels,
      sideBySide,
      heading: "h3" as const,
      offersCurrencies: true,
      applyLink: download,
      lowerRates: { plan: standalonePlan, saving, link: other },
    }),
    [plan, labels, sideBySide, download, standalonePlan, saving, other],
  );
  return (
    <>
      <Band id="calculator" data-background="warm">
        <Container>
          <SectionHeading title={title} text={lead} />
          <CalculatorSection calculatorProps={calculatorProps} />
          <Closing>
            <ArrowLink to={anyOffer.to}>{anyOffer.label}</ArrowLink>
          </Closing>
        </Container>
      </Band>
      <SideBySideSection code={comparison} labels={sideBySide} />
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
      saving
      anyOffer {
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
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  margin-top: ${space[8]};
`;
