import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction";
import { CompanyStory } from "../sections/CompanyStory";
import { LeaderCards } from "../sections/LeaderCards";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { Purposes } from "../sections/Purposes";
import { PageHead } from "../seo/PageHead";

export default function CorporateProfilePage({
  data,
}: PageProps<Queries.CorporateProfilePageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro} />
      <Purposes content={page} />
      <CompanyStory story={page.story} />
      <LeaderCards heading={page.leadership} leaders={data.leaders.nodes} />
      <CallToAction content={page.callToAction} />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.CorporateProfilePageQuery>) => (
  <PageHead page={required(data.page)} type="AboutPage" />
);

export const query = graphql`
  query CorporateProfilePage($id: String!) {
    page: corporateProfilePage(id: { eq: $id }) {
      ...CorporateProfilePageFields
    }
    leaders: allLeaderPage(sort: { order: ASC }) {
      nodes {
        ...LeaderCard
      }
    }
  }
`;
