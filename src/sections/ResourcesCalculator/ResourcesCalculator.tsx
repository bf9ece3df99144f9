import styled from "@emotion/styled";
import { useMemo } from "react";
import { ArrowLink } from "../../components/ArrowLink";
import { Band, Container } from "../../components/Layout";
import { SectionHeading } from "../../components/SectionHeading";
import { quickCalculator } from "../../features/calculator/lazyCalculators";
import { LazyFeature } from "../../features/LazyFeature";
import { space } from "../../theme/tokens";
import { RepresentativeExample } from "../RepresentativeExample/RepresentativeExample";

interface ResourcesCalculatorProps {
  content: Queries.ResourcesCalculatorFieldsFragment;
  labels: Queries.CalculatorLabelsFieldsFragment;
  plan: Queries.RatePlanDataFragment;
  /** The plan of the loan calculator's page, by which loans are given. */
  standalonePlan: Queries.PlanWithExampleFragment;
}

/** The quick calculator in six currencies, and the representative example. */
export function ResourcesCalculator(props: ResourcesCalculatorProps) {
  const { content, labels, plan, standalonePlan } = props;
  const { title, lead, exampleTitle, other, saving, anyOffer, download } = content;
  const calculatorProps = useMemo(
    () => ({
      plan,
      labels,
      lendingPlan: standalonePlan,
      saving: { text: saving, link: other },
      walletLink: download,
    }),
    [plan, labels, standalonePlan, saving, other, download],
  );
  return (
    <>
      <Band id="calculator" data-background="warm">
        <Container>
          <SectionHeading title={title} text={lead} />
          <LazyFeature code={quickCalculator} props={calculatorProps} />
          <Closing>
            <ArrowLink to={anyOffer.to}>{anyOffer.label}</ArrowLink>
          </Closing>
        </Container>
      </Band>
      <RepresentativeExample
        content={{ title: exampleTitle, text: null, figures: standalonePlan.exampleFigures }}
        labels={labels.example}
      />
    </>
  );
}

const Closing = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  margin-top: ${space[8]};
`;
