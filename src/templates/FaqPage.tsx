import { graphql, type PageProps } from "gatsby";
import type { QueryData } from "../lib/queryData";
import { CallToAction } from "../sections/CallToAction";
import { Faq } from "../sections/faq/Faq";
import { PageOpening } from "../sections/PageOpening";
import { headOf } from "../seo/PageHead";

export default function FaqPage({ data: { page } }: PageProps<QueryData<Queries.FaqPageQuery>>) {
  return (
    <>
      <PageOpening intro={page.intro} overlap={<Faq content={page} />} />
      <CallToAction content={page.callToAction} continues="warm" />
    </>
  );
}

export const Head = headOf({ about: "questions" });

export const query = graphql`
  query FaqPage($id: String!) {
    page: faqPage(id: { eq: $id }) {
      ...FaqPageFields
    }
  }
`;
