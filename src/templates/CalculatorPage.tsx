import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useMemo } from "react";
import { CalculatorSection, comparison } from "../features/calculator/CalculatorSection";
import { SideBySideSection } from "../features/sideBySide/SideBySideSection";
import { required } from "../lib/required";
import { CalculatorPanel, OverlapSpace } from "../sections/CalculatorPanel";
import { CallToAction } from "../sections/CallToAction";
import { Explanations } from "../sections/Explanations";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { RepresentativeExample } from "../sections/RepresentativeExample/RepresentativeExample";
import { TypicalFigures } from "../sections/TypicalFigures/TypicalFigures";
import { calculatorNode } from "../seo/calculatorNode";
import { PageHead } from "../seo/PageHead";

/** Only the calculator and the representative example are printed with its figures. */
export default function CalculatorPage({ data }: PageProps<Queries.CalculatorPageQuery>) {
  const page = required(data.page);
  const plan = required(data.plan);
  const labels = required(data.labels);
  const sideBySide = required(data.sideBySide);
  const calculatorProps = useMemo(
    () => ({
      plan,
      labels,
      sideBySide,
      heading: "h2" as const,
      offersCurrencies: false,
      applyLink: page.apply,
    }),
    [page, plan, labels, sideBySide],
  );
  return (
    <>
      <PageOpening intro={page.intro}>
        <OverlapSpace />
      </PageOpening>
      <CalculatorPanel>
        <CalculatorSection calculatorProps={calculatorProps} />
      </CalculatorPanel>
      <SideBySideSection code={comparison} labels={sideBySide} linksToOffers />
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

export const Head = ({ data }: HeadProps<Queries.CalculatorPageQuery>) => {
  const page = required(data.page);
  return <PageHead page={page} about={[calculatorNode(required(data.lender).url, page)]} />;
};

export const query = graphql`
  query CalculatorPage($id: String!) {
    lender {
      url
    }
    page: calculatorPage(id: { eq: $id }) {
      ...PageSeo
      intro {
        ...IntroData
      }
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
    plan: ratePlan(name: { eq: "standalone" }) {
      ...PlanWithExample
    }
    labels: calculatorLabels {
      ...CalculatorLabelsData
    }
    sideBySide: sideBySideLabels {
      ...SideBySideLabelsData
    }
  }
`;
