import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction";
import { ItemGrid } from "../components/ItemList";
import { KeyFigures } from "../components/KeyFigures";
import { Section } from "../components/Section";
import { Steps } from "../components/Steps";
import type { QueryData } from "../lib/queryData";
import { ProductKeyFigures, ProductOpening } from "../sections/product/ProductSections";
import { Requirements } from "../sections/Requirements";
import { Signposts } from "../sections/Signposts";
import { headOf } from "../seo/PageHead";

/** The page of a product. All sections between the first and the last are optional. */
export default function ProductPage({ data }: PageProps<QueryData<Queries.ProductPageQuery>>) {
  const { page } = data;
  const { keyFigures, features, eligibility, process, meanwhile } = page;
  return (
    <>
      <ProductOpening product={page} />
      {keyFigures && <ProductKeyFigures content={keyFigures} plan={data.plan} />}
      {page.papers && <Requirements content={data.papers} background="plain" id="papers" />}
      {features && (
        <Section data-background="warm" content={features}>
          <ItemGrid items={features.features} />
        </Section>
      )}
      {eligibility && (
        <Section content={eligibility}>
          <KeyFigures figures={eligibility.criteria} data-large="" />
        </Section>
      )}
      {process && (
        <Section data-background="warm" content={process}>
          <Steps steps={process.steps} />
        </Section>
      )}
      {meanwhile && <Signposts content={meanwhile} />}
      <CallToAction content={page.callToAction} continues={meanwhile ? "plain" : undefined} />
    </>
  );
}

export const Head = headOf({ about: "loan" });

export const query = graphql`
  query ProductPage($id: String!, $plan: String!) {
    page: productPage(id: { eq: $id }) {
      ...ProductPageFields
    }
    plan: ratePlan(name: { eq: $plan }) {
      exampleFigures {
        ...ExampleFiguresFields
      }
    }
    papers {
      ...PapersFields
    }
  }
`;
