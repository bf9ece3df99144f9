import { graphql, type HeadProps, type PageProps } from "gatsby";
import { AfterOpening } from "../layout/AfterOpening";
import { required } from "../lib/required";
import { CalculatorPanel } from "../sections/CalculatorPanel/CalculatorPanel";
import { CalculatorRoom } from "../sections/CalculatorPanel/CalculatorRoom";
import { CalculatorSections } from "../sections/CalculatorSections/CalculatorSections";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { calculatorNode } from "../seo/calculatorGraph";
import { PageHead } from "../seo/PageHead";

export default function CalculatorPage({ data }: PageProps<Queries.CalculatorPageQuery>) {
  const page = required(data.page);
  const calculator = { plan: required(data.plan), words: required(data.words) };
  return (
    <>
      <PageOpening intro={page.intro}>
        <CalculatorRoom />
      </PageOpening>
      <AfterOpening>
        <CalculatorPanel
          {...calculator}
          heading="h2"
          offersCurrencies={false}
          invitation={page.apply}
        />
        <CalculatorSections {...calculator} page={page} />
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
      apply {
        label
        to
      }
      ...CalculatorSections
    }
    plan: ratePlan(name: { eq: "standalone" }) {
      ...PlanWithExample
    }
    words: calculatorWords {
      ...CalculatorWordsData
    }
  }
`;
