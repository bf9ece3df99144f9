import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../../components/CallToAction";
import { PageOpening } from "../../components/PageOpening";
import { Faces } from "../../components/Portrait";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { Advantages, SuccessStories } from "./WhySections";

export default function WhyPage({ data: { page } }: PageProps<QueryData<Queries.WhyPageQuery>>) {
  const people = page.stories?.map(({ testimonial }) => testimonial) ?? [];
  return (
    <>
      <PageOpening intro={page.intro} objectLook="standing" object={<Faces people={people} />} />
      <Advantages content={page} />
      <SuccessStories content={page} />
      <CallToAction content={page.callToAction} continues={page.stories ? "warm" : "plain"} />
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
