import { graphql, type PageProps } from "gatsby";
import { OfferChecker } from "../features/offer/OfferChecker";
import { SideBySide } from "../features/sideBySide/SideBySide";
import { required } from "../lib/required";
import { CalculatorPanel, OverlapSpace } from "../sections/CalculatorPanel";
import { CallToAction } from "../sections/CallToAction";
import { OfferAnswers } from "../sections/OfferAnswers";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { headOf } from "../seo/PageHead";

export default function OfferPage({ data }: PageProps<Queries.OfferPageQuery>) {
  const page = required(data.page);
  const sideBySide = required(data.sideBySide);
  const amounts = required(data.calculatorLabels).problems.amount;
  return (
    <>
      <PageOpening intro={page.intro} isShort>
        <OverlapSpace className="screen-only" />
      </PageOpening>
      <CalculatorPanel>
        <OfferChecker labels={page} {...{ amounts, sideBySide }} />
        <OfferAnswers content={page} />
      </CalculatorPanel>
      <SideBySide labels={sideBySide} />
      <div className="screen-only">
        <CallToAction content={page.callToAction} />
      </div>
    </>
  );
}

export const Head = headOf();

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
