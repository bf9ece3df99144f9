import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction/CallToAction";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { PageHead } from "../seo/PageHead";

export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro} />
      <CallToAction content={page.callToAction} />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.ProductPageQuery>) => (
  <PageHead page={required(data.page)} />
);

export const query = graphql`
  query ProductPage($id: String!) {
    page: productPage(id: { eq: $id }) {
      ...PageSeo
      intro {
        ...IntroData
      }
      callToAction {
        ...CallToActionData
      }
    }
  }
`;
