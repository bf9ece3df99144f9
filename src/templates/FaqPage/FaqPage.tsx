import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../../components/CallToAction";
import { PageOpening } from "../../components/PageOpening";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { Faq } from "./Faq";

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
