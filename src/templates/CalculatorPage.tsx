import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AfterOpening } from "../layout/AfterOpening";
import { LatePart } from "../layout/LatePart";
import { required } from "../lib/required";
import { calculatorBody } from "../sections/CalculatorBody/calculatorBody";
import { CalculatorRoom } from "../sections/CalculatorPanel/CalculatorRoom";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { calculatorNode } from "../seo/calculatorGraph";
import { PageHead } from "../seo/PageHead";

export default function CalculatorPage({ data }: PageProps<Queries.CalculatorPageQuery>) {
  const page = required(data.page);
  const body = { page, plan: required(data.plan), words: required(data.words) };
  return (
    <>
      <PageOpening intro={page.intro}>
        <CalculatorRoom />
      </PageOpening>
      <AfterOpening>
        <LatePart code={calculatorBody}>{(Body) => <Body {...body} />}</LatePart>
      </AfterOpening>
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
      ...CalculatorBody
    }
    plan: ratePlan(name: { eq: "standalone" }) {
      ...PlanWithExample
    }
    words: calculatorWords {
      ...CalculatorWordsData
    }
  }
`;
