import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction";
import { Disclaimer } from "../sections/Disclaimer";
import { Faq } from "../sections/Faq/Faq";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { faqNode } from "../seo/faqNode";
import { PageHead } from "../seo/PageHead";

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro} />
      <Faq content={page} />
      <CallToAction content={page.callToAction} continues="warm" />
      <Disclaimer html={page.disclaimer} />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.FaqPageQuery>) => {
  const page = required(data.page);
  return <PageHead page={page} about={({ url }) => [faqNode(url, page)]} />;
};

export const query = graphql`
  query FaqPage($id: String!) {
    page: faqPage(id: { eq: $id }) {
      ...FaqPageFields
      intro {
        ...IntroData
      }
    }
  }
`;
