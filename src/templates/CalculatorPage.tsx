import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { Explanations } from "../sections/Explanations/Explanations";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { TypicalFigures } from "../sections/TypicalFigures/TypicalFigures";
import { PageHead } from "../seo/PageHead";

export default function CalculatorPage({ data }: PageProps<Queries.CalculatorPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro} />
      <TypicalFigures words={page.example} plan={required(data.plan)} estimate={page.estimate} />
      <Explanations entries={page.explanation} />
      <CallToAction content={page.callToAction} />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.CalculatorPageQuery>) => (
  <PageHead page={required(data.page)} />
);

export const query = graphql`
  query CalculatorPage($id: String!) {
    page: calculatorPage(id: { eq: $id }) {
      ...PageSeo
      intro {
        ...IntroData
      }
      estimate
      example {
        title
        lead
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
    }
  }
`;
