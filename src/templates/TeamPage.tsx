import { graphql, type PageProps } from "gatsby";
import type { Found } from "../lib/found";
import { CallToAction } from "../sections/CallToAction";
import { PageOpening } from "../sections/PageOpening";
import { TeamCarousel } from "../sections/team/TeamCarousel";
import { headOf } from "../seo/PageHead";

export default function TeamPage({ data }: PageProps<Found<Queries.TeamPageQuery>>) {
  const { page } = data;
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
