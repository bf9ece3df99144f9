import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction";
import { PageOpening } from "../components/PageOpening";
import { OfferChecker } from "../features/offer/OfferChecker";
import { SaveLoan } from "../features/sideBySide/SaveLoan";
import { SideBySide } from "../features/sideBySide/SideBySide";
import { loanFigures } from "../lending/loanFigures";
import { OWN_CURRENCY } from "../lending/money";
import { type Offer, offerOf } from "../lending/offer";
import { outOfRange, type RatePlan } from "../lending/ratePlan";
import type { QueryData } from "../lib/queryData";
import { Alternatives } from "../sections/offer/Alternatives";
import { OfferAnswers } from "../sections/offer/OfferAnswers";
import { TwoLenders } from "../sections/TwoLenders";
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
              sheet={(other) => (
                <TwoLenders
                  labels={data.calculatorLabels.quote.sheet}
                  currency={OWN_CURRENCY.code}
                  own={sameFromUs(data.plan, other)}
                  other={other}
                />
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

/** Returns our loan for the amount received over the same months, or undefined if we do not offer it. */
function sameFromUs(plan: RatePlan, other: Offer | undefined): Offer | undefined {
  if (other?.interval !== "monthly") return undefined;
  const received = other.amount - other.fees;
  const outside = outOfRange(plan, received, other.count);
  return outside.amount || outside.term
    ? undefined
    : offerOf(loanFigures(plan, received, other.count));
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
      quote {
        sheet {
          ...TwoLendersFields
        }
      }
      problems {
        ...FieldProblemsFields
      }
    }
  }
`;
