import { graphql, type PageProps } from "gatsby";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { LeaderProfile, OtherLeaders } from "./LeaderProfile";

export default function LeaderPage({
  data,
}: PageProps<QueryData<Queries.LeaderPageQuery, "previous" | "next">>) {
  const labels = data.labels.leaderPage;
  return (
    <>
      <LeaderProfile leader={data.page} labels={labels} />
      <OtherLeaders title={labels.others} leaders={[data.previous, data.next]} />
    </>
  );
}

export const Head = headOf({ type: "ProfilePage", shareType: "profile", about: "person" });

export const query = graphql`
  query LeaderPage($id: String!, $previous: String!, $next: String!) {
    page: leaderPage(id: { eq: $id }) {
      ...LeaderPageFields
    }
    labels {
      leaderPage {
        ...LeaderPageLabelsFields
      }
    }
    previous: leaderPage(id: { eq: $previous }) {
      ...LinkedLeader
    }
    next: leaderPage(id: { eq: $next }) {
      ...LinkedLeader
    }
  }
`;
