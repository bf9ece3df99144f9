import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction";
import { CompanyStory, VisionAndMission } from "../sections/Company";
import { LeaderCards } from "../sections/LeaderCards";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { headOf } from "../seo/PageHead";

export default function CorporateProfilePage({
  data,
}: PageProps<Queries.CorporateProfilePageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro} />
      <VisionAndMission content={page} />
      <CompanyStory story={page.story} />
      <LeaderCards heading={page.leadership} leaders={data.leaders.nodes} />
      <CallToAction content={page.callToAction} />
    </>
  );
}

export const Head = headOf({ type: "AboutPage" });

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
