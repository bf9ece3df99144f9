import { graphql, type PageProps } from "gatsby";
import type { Found } from "../lib/found";
import { Advantages } from "../sections/Advantages";
import { CallToAction } from "../sections/CallToAction";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { SuccessStories } from "../sections/SuccessStories";
import { headOf } from "../seo/PageHead";

export default function WhyPage({ data: { page } }: PageProps<Found<Queries.WhyPageQuery>>) {
  return (
    <>
      <PageOpening intro={page.intro} />
      <Advantages content={page} />
      <SuccessStories content={page} />
      <CallToAction content={page.callToAction} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query WhyPage($id: String!) {
    page: whyPage(id: { eq: $id }) {
      ...WhyPageFields
    }
  }
`;
