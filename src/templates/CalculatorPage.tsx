import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CalculatorPanel } from "../sections/CalculatorPanel/CalculatorPanel";
import { CalculatorRoom } from "../sections/CalculatorPanel/CalculatorRoom";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { Explanations } from "../sections/Explanations/Explanations";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { RepresentativeExample } from "../sections/RepresentativeExample/RepresentativeExample";
import { TypicalFigures } from "../sections/TypicalFigures/TypicalFigures";
import { calculatorNode } from "../seo/calculatorGraph";
import { PageHead } from "../seo/PageHead";

export default function CalculatorPage({ data }: PageProps<Queries.CalculatorPageQuery>) {
  const page = required(data.page);
  const plan = required(data.plan);
  const words = required(data.words);
  return (
    <>
      <PageOpening intro={page.intro}>
        <CalculatorRoom />
      </PageOpening>
      <CalculatorPanel
        plan={plan}
        words={words}
        heading="h2"
        offersCurrencies={false}
        invitation={page.apply}
      />
      <RepresentativeExample content={{ ...page.representative, figures: plan.exampleFigures }} />
      <div className="screen-only">
        <TypicalFigures content={page.typical} plan={plan} estimate={words.results.estimate} />
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
      ...RatePlanData
      exampleFigures {
        ...RepresentativeFigures
      }
    }
    words: calculatorWords {
      ...CalculatorWordsData
    }
  }
`;
