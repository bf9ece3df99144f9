import { graphql, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { PageOpening } from "../components/PageOpening";
import { Picture } from "../components/Picture";
import type { QueryData } from "../lib/queryData";
import { Signposts } from "../sections/Signposts";
import { headOf } from "../seo/PageHead";

export default function ComingSoonPage({
  data: { page },
}: PageProps<QueryData<Queries.ComingSoonPageQuery>>) {
  return (
    <>
      <PageOpening
        intro={page.intro}
        badge={<Badge data-state="soon">{page.badge}</Badge>}
        aside={
          page.picture && (
            <Picture
              picture={page.picture}
              sizes="(min-width: 1344px) 30rem, (min-width: 768px) 36vw, min(100vw - 2.25rem, 30rem)"
              priority
            />
          )
        }
      />
      <Signposts content={page.meanwhile} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query ComingSoonPage($id: String!) {
    page: comingSoonPage(id: { eq: $id }) {
      ...ComingSoonPageFields
    }
  }
`;
