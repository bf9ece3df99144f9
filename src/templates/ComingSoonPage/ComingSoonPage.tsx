import { graphql, type PageProps } from "gatsby";
import { Badge } from "../../components/Badge";
import { ObjectPicture } from "../../components/ObjectPicture";
import { PageOpening } from "../../components/PageOpening";
import { Signposts } from "../../components/Signposts";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";

export default function ComingSoonPage({
  data: { page },
}: PageProps<QueryData<Queries.ComingSoonPageQuery>>) {
  return (
    <>
      <PageOpening
        intro={page.intro}
        badge={<Badge data-state="soon">{page.badge}</Badge>}
        object={page.picture && <ObjectPicture picture={page.picture} />}
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
