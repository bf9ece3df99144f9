import { graphql, type PageProps } from "gatsby";
import { OfferChecker } from "../features/offer/OfferChecker";
import { SaveLoan } from "../features/sideBySide/SaveLoan";
import { SideBySide } from "../features/sideBySide/SideBySide";
import { OWN_CURRENCY } from "../lending/money";
import type { QueryData } from "../lib/queryData";
import { CallToAction } from "../sections/CallToAction";
import { Alternatives } from "../sections/offer/Alternatives";
import { OfferAnswers } from "../sections/offer/OfferAnswers";
import { PageOpening } from "../sections/PageOpening";
import { headOf } from "../seo/PageHead";

export default function OfferPage({ data }: PageProps<QueryData<Queries.OfferPageQuery>>) {
  const { page, sideBySide } = data;
  return (
    <>
      <PageOpening
        intro={page.intro}
        short="lead"
        overlap={
          <>
            <OfferChecker
              labels={page}
              problems={data.calculatorLabels.problems}
              save={(offer) => (
                <SaveLoan labels={sideBySide} offer={offer} currency={OWN_CURRENCY.code} />
              )}
            />
            <OfferAnswers content={page} />
          </>
        }
      />
      <SideBySide labels={sideBySide} />
      <Alternatives content={page} plan={data.plan} />
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
    plan: ratePlan(name: { eq: "standalone" }) {
      ...RatePlanFields
    }
    calculatorLabels {
      problems {
        ...FieldProblemsFields
      }
    }
  }
`;
