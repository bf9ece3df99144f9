import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { useSite } from "../lib/useSite";
import { CallToAction } from "../sections/CallToAction";
import { ExecutivesPromo } from "../sections/ExecutivesPromo/ExecutivesPromo";
import { Hero } from "../sections/Hero/Hero";
import { HowItWorks } from "../sections/HowItWorks/HowItWorks";
import { Platform } from "../sections/Platform";
import { ProductShowcase } from "../sections/ProductShowcase/ProductShowcase";
import { PageHead } from "../seo/PageHead";
import { productListNode } from "../seo/productListNode";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.page);
  return (
    <>
      <Hero hero={page.hero} next={page.showcase.id} />
      <ProductShowcase showcase={page.showcase} products={data.products.nodes} />
      <Platform platform={page.platform} />
      <HowItWorks howItWorks={page.howItWorks} />
      <CallToAction content={page.callToAction} />
      {page.promo && <ExecutivesPromo promo={page.promo} />}
    </>
  );
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  const { lender } = useSite();
  const { nodes } = data.products;
  const about = nodes.length > 0 ? [productListNode(lender.url, nodes)] : [];
  return <PageHead page={required(data.page)} about={about} />;
}

export const query = graphql`
  query HomePage($id: String!) {
    page: homePage(id: { eq: $id }) {
      ...HomePageFields
      ...HomeHero
      ...HomePlatform
      ...HomeHowItWorks
      ...HomePromo
    }
    products: allProductPage(sort: { card: { order: ASC } }) {
      nodes {
        ...ShowcaseProduct
      }
    }
  }
`;
