import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { CallToAction } from "../sections/CallToAction";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { TeamCarousel } from "../sections/TeamCarousel";
import { headOf } from "../seo/PageHead";

export default function TeamPage({ data }: PageProps<Queries.TeamPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro} />
      <TeamCarousel title={page.leadership.title} meet={page.meet} leaders={data.leaders.nodes} />
      <CallToAction content={page.callToAction} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query TeamPage($id: String!) {
    page: teamPage(id: { eq: $id }) {
      ...TeamPageFields
    }
    leaders: allLeaderPage(sort: { order: ASC }) {
      nodes {
        ...LeaderCard
      }
    }
  }
`;
