import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction";
import { ExecutivesPromo } from "../sections/ExecutivesPromo/ExecutivesPromo";
import { Hero } from "../sections/Hero/Hero";
import { HomePrice } from "../sections/HomePrice";
import { HowItWorks } from "../sections/HowItWorks/HowItWorks";
import { Platform } from "../sections/Platform";
import { ProductShowcase } from "../sections/ProductShowcase/ProductShowcase";
import { PageHead } from "../seo/PageHead";
import { productListNode } from "../seo/productListNode";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.page);
  return (
    <>
      {/* First, because Tab continues from here once it is closed. */}
      {page.promo && <ExecutivesPromo promo={page.promo} />}
      <Hero hero={page.hero} next={page.showcase.id} />
      <ProductShowcase showcase={page.showcase} products={data.products.nodes} />
      <HomePrice price={page.price} plan={required(data.plan)} />
      <Platform platform={page.platform} />
      <HowItWorks howItWorks={page.howItWorks} />
      <CallToAction content={page.callToAction} />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.HomePageQuery>) => {
  const { nodes } = data.products;
  return (
    <PageHead
      page={required(data.page)}
      about={({ url }) => (nodes.length > 0 ? [productListNode(url, nodes)] : [])}
    />
  );
};

export const query = graphql`
  query HomePage($id: String!) {
    page: homePage(id: { eq: $id }) {
      ...HomePageFields
    }
    plan: ratePlan(name: { eq: "standalone" }) {
      ...RatePlanFields
    }
    products: allProductPage(sort: { card: { order: ASC } }) {
      nodes {
        ...ListedProduct
      }
    }
  }
`;
