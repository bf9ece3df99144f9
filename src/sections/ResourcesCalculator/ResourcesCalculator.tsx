import { ActionRow } from "../../components/ActionRow";
import { ArrowLink } from "../../components/ArrowLink";
import { LazySection } from "../../components/LazySection/LazySection";
import { Section } from "../../components/Section";
import type { NamedPlan } from "../../features/calculator/calculatorProps";
import { quickCalculator } from "../../features/calculator/lazyCalculators";
import type { RatePlan } from "../../lending/ratePlan";
import { RepresentativeExample } from "../RepresentativeExample/RepresentativeExample";

interface ResourcesCalculatorProps {
  content: Queries.ResourcesCalculatorFieldsFragment;
  labels: Queries.CalculatorLabelsFieldsFragment;
  plan: NamedPlan;
  /** The plan of the loan calculator's page, by which loans are given. */
  standalonePlan: RatePlan & Pick<Queries.PlanWithExampleFragment, "exampleFigures">;
}

/** The quick calculator in six currencies, and the representative example. */
export function ResourcesCalculator(props: ResourcesCalculatorProps) {
  const { content, labels, plan, standalonePlan } = props;
  const { title, lead, exampleTitle, anyOffer } = content;
  return (
    <>
      <Section id="calculator" data-background="warm" title={title} text={lead}>
        <LazySection
          code={quickCalculator}
          props={{ plan, labels, lendingPlan: standalonePlan, content }}
        />
        <ActionRow>
          <ArrowLink to={anyOffer.to}>{anyOffer.label}</ArrowLink>
        </ActionRow>
      </Section>
      <RepresentativeExample
        content={{ title: exampleTitle, text: null, figures: standalonePlan.exampleFigures }}
        labels={labels.example}
      />
    </>
  );
}
