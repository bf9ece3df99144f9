import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../../components/CallToAction";
import { LendingNote } from "../../components/LendingNote";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { ExecutivesPromo } from "./ExecutivesPromo";
import { Hero } from "./Hero";
import { HomePrice } from "./HomePrice";
import { HowItWorks, Platform } from "./HowItWorks";
import { ProductShowcase } from "./ProductShowcase";

export default function HomePage({ data }: PageProps<QueryData<Queries.HomePageQuery>>) {
  const { page } = data;
  return (
    <>
      {/* The promo comes first, because Tab continues from here after its dialog is closed. */}
      {page.promo && <ExecutivesPromo promo={page.promo} />}
      <Hero hero={page.hero} next={page.price.id} />
      <HomePrice price={page.price} figures={data.plan.exampleFigures} />
      <ProductShowcase showcase={page.showcase} products={data.products.nodes} />
      <Platform platform={page.platform} />
      <HowItWorks howItWorks={page.howItWorks} />
      <CallToAction content={page.callToAction} note={<LendingNote />} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query HomePage($id: String!, $plan: String!) {
    page: homePage(id: { eq: $id }) {
      ...HomePageFields
    }
    plan: ratePlan(name: { eq: $plan }) {
      exampleFigures {
        ...ExampleFiguresFields
      }
    }
    products: allProductPage(sort: { sortKey: ASC }) {
      nodes {
        ...ListedProduct
      }
    }
  }
`;
