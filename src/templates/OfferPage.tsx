import { graphql, type HeadProps, type PageProps } from "gatsby";
import { comparison, OfferSection } from "../features/offer/OfferSection";
import { SideBySideSection } from "../features/sideBySide/SideBySideSection";
import { required } from "../lib/required";
import { CalculatorPanel, OverlapSpace } from "../sections/CalculatorPanel";
import { CallToAction } from "../sections/CallToAction";
import { Explanations } from "../sections/Explanations";
import { OfferMethod } from "../sections/OfferMethod/OfferMethod";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { calculatorNode } from "../seo/calculatorNode";
import { PageHead } from "../seo/PageHead";

export default function OfferPage({ data }: PageProps<Queries.OfferPageQuery>) {
  const page = required(data.page);
  const sideBySide = required(data.sideBySide);
  return (
    <>
      <PageOpening intro={page.intro}>
        <OverlapSpace />
      </PageOpening>
      <CalculatorPanel>
        <OfferSection labels={page} sideBySide={sideBySide} />
      </CalculatorPanel>
      <SideBySideSection code={comparison} labels={sideBySide} />
      <OfferMethod content={page} />
      <div className="screen-only">
        <Explanations entries={page.explanation} />
        <CallToAction content={page.callToAction} />
      </div>
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.OfferPageQuery>) => {
  const page = required(data.page);
  return <PageHead page={page} about={[calculatorNode(required(data.lender).url, page)]} />;
};

export const query = graphql`
  query OfferPage($id: String!) {
    lender {
      url
    }
    page: offerPage(id: { eq: $id }) {
      ...OfferPageFields
      intro {
        ...IntroData
      }
    }
    sideBySide: sideBySideLabels {
      ...SideBySideLabelsFields
    }
  }
`;
