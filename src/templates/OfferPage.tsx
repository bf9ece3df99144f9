import { graphql, type PageProps } from "gatsby";
import { LazySection } from "../components/LazySection/LazySection";
import { comparison, offerChecker } from "../features/offer/lazyOffer";
import { SideBySideSection } from "../features/sideBySide/SideBySideSection";
import { required } from "../lib/required";
import { CalculatorPanel, OverlapSpace } from "../sections/CalculatorPanel";
import { CallToAction } from "../sections/CallToAction";
import { Explanations, OfferMethod } from "../sections/OfferMethod/OfferMethod";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { calculatorNode } from "../seo/calculatorNode";
import { headOf } from "../seo/PageHead";

export default function OfferPage({ data }: PageProps<Queries.OfferPageQuery>) {
  const page = required(data.page);
  const sideBySide = required(data.sideBySide);
  const amounts = required(data.calculatorLabels).problems.amount;
  return (
    <>
      <PageOpening intro={page.intro}>
        <OverlapSpace className="screen-only" />
      </PageOpening>
      <CalculatorPanel>
        <LazySection code={offerChecker} props={{ labels: page, amounts, sideBySide }} />
      </CalculatorPanel>
      <SideBySideSection code={comparison} props={{ labels: sideBySide, amounts }} />
      <OfferMethod content={page} />
      <div className="screen-only">
        <Explanations content={page} />
        <CallToAction content={page.callToAction} />
      </div>
    </>
  );
}

export const Head = headOf({ about: calculatorNode });

export const query = graphql`
  query OfferPage($id: String!) {
    page: offerPage(id: { eq: $id }) {
      ...OfferPageFields
    }
    sideBySide: sideBySideLabels {
      ...SideBySideLabelsFields
    }
    calculatorLabels {
      problems {
        amount {
          ...AmountProblemsFields
        }
      }
    }
  }
`;
