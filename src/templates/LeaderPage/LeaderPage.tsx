import { graphql, type PageProps } from "gatsby";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { LeaderProfile, OtherLeaders } from "./LeaderProfile";

export default function LeaderPage({
  data,
}: PageProps<QueryData<Queries.LeaderPageQuery, "previous" | "next">>) {
  return (
    <>
      <LeaderProfile leader={data.page} />
      <OtherLeaders leaders={[data.previous, data.next]} />
    </>
  );
}

export const Head = headOf({ type: "ProfilePage", shareType: "profile", about: "person" });

export const query = graphql`
  query LeaderPage($id: String!, $previous: String!, $next: String!) {
    page: leaderPage(id: { eq: $id }) {
      ...LeaderPageFields
    }
    previous: leaderPage(id: { eq: $previous }) {
      ...LinkedLeader
    }
    next: leaderPage(id: { eq: $next }) {
      ...LinkedLeader
    }
  }
`;
