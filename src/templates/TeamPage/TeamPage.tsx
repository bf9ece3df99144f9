import { graphql, type PageProps } from "gatsby";
import { LeaderLinks } from "../../components/LeaderLinks";
import { PageOpening } from "../../components/PageOpening";
import { Section } from "../../components/Section";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { LeaderCarousel } from "./LeaderCarousel";

export default function TeamPage({ data }: PageProps<QueryData<Queries.TeamPageQuery>>) {
  const { page } = data;
  const leaders = data.leaders.nodes;
  return (
    <>
      <PageOpening
        intro={page.intro}
        overlap={
          leaders.length === 2 && (
            <LeaderCarousel title={page.leadership.title} meet={page.meet} leaders={leaders} />
          )
        }
      />
      {leaders.length > 0 && leaders.length !== 2 && (
        <Section content={page.leadership}>
          <LeaderLinks leaders={leaders} />
        </Section>
      )}
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query TeamPage($id: String!) {
    page: teamPage(id: { eq: $id }) {
      ...TeamPageFields
    }
    leaders: allLeaderPage(sort: { sortKey: ASC }) {
      nodes {
        ...LeaderCard
      }
    }
  }
`;
