import { graphql, type PageProps } from "gatsby";
import { Disclosure } from "../../components/Disclosure";
import { PageOpening } from "../../components/PageOpening";
import { RichText } from "../../components/RichText";
import { Answers } from "../../components/Tool/ToolFrame";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { Alternatives } from "./Alternatives";
import { OfferChecker } from "./OfferChecker";

export default function OfferPage({
  data: { page, plan, products },
}: PageProps<QueryData<Queries.OfferPageQuery>>) {
  return (
    <>
      <PageOpening
        intro={page.intro}
        overlap={
          <>
            <OfferChecker labels={page} products={products.nodes} />
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
  }
`;
