import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction";
import { PageOpening } from "../components/PageOpening";
import { OfferChecker } from "../features/offer/OfferChecker";
import type { QueryData } from "../lib/queryData";
import { Alternatives } from "../sections/offer/Alternatives";
import { OfferAnswers } from "../sections/offer/OfferAnswers";
import { headOf } from "../seo/PageHead";

export default function OfferPage({ data }: PageProps<QueryData<Queries.OfferPageQuery>>) {
  const { page } = data;
  return (
    <>
      <PageOpening
        intro={page.intro}
        short="lead"
        overlap={
          <>
            <OfferChecker labels={page} problems={data.calculatorLabels.problems} />
            <OfferAnswers content={page} />
          </>
        }
      />
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
