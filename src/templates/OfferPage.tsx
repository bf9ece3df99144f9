import { graphql, type PageProps } from "gatsby";
import { Answers } from "../components/Calculator/CalculatorFrame";
import { Disclosure } from "../components/Disclosure";
import { PageOpening } from "../components/PageOpening";
import { RichText } from "../components/RichText";
import { OfferChecker } from "../features/offer/OfferChecker";
import type { QueryData } from "../lib/queryData";
import { Alternatives } from "../sections/offer/Alternatives";
import { headOf } from "../seo/PageHead";

export default function OfferPage({
  data: { page, plan, products, labels },
}: PageProps<QueryData<Queries.OfferPageQuery>>) {
  return (
    <>
      <PageOpening
        intro={page.intro}
        overlap={
          <>
            <OfferChecker labels={{ ...page, ...labels }} products={products.nodes} />
            <Answers className="screen-only">
              {page.explanation.map(({ title, body }, index) => (
                <Disclosure key={title} title={title} id={`answer-${index + 1}`}>
                  <RichText html={body} />
                </Disclosure>
              ))}
            </Answers>
          </>
        }
      />
      <Alternatives content={page} plan={plan} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query OfferPage($id: String!, $plan: String!) {
    page: offerPage(id: { eq: $id }) {
      ...OfferPageFields
    }
    plan: ratePlan(name: { eq: $plan }) {
      ...RatePlanFields
    }
    ...LentProducts
    labels: calculatorLabels {
      problems {
        ...FieldProblemsFields
      }
    }
  }
`;
