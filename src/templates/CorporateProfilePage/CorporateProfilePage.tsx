import { graphql, type PageProps } from "gatsby";
import { PageOpening } from "../../components/PageOpening";
import { Faces } from "../../components/Portrait";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { CompanyStory, LeaderCards, VisionAndMission } from "./Company";

export default function CorporateProfilePage({
  data,
}: PageProps<QueryData<Queries.CorporateProfilePageQuery>>) {
  const { page } = data;
  return (
    <>
      <PageOpening
        intro={page.intro}
        objectLook="standing"
        object={<Faces people={data.leaders.nodes} />}
      />
      <VisionAndMission content={page} />
      {page.story && <CompanyStory story={page.story} />}
      <LeaderCards content={page.leadership} leaders={data.leaders.nodes} />
    </>
  );
}

export const Head = headOf({ type: "AboutPage" });

export const query = graphql`
  query CorporateProfilePage($id: String!) {
    page: corporateProfilePage(id: { eq: $id }) {
      ...CorporateProfilePageFields
    }
    leaders: allLeaderPage(sort: { sortKey: ASC }) {
      nodes {
        ...LeaderCard
      }
    }
  }
`;
