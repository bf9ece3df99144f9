import { graphql, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import type { Found } from "../lib/found";
import { Storyboard } from "../sections/comingSoon/Storyboard";
import { PageOpening } from "../sections/PageOpening";
import { Signposts } from "../sections/Signposts";
import { headOf } from "../seo/PageHead";

export default function ComingSoonPage({
  data: { page },
}: PageProps<Found<Queries.ComingSoonPageQuery>>) {
  return (
    <>
      <PageOpening intro={page.intro} badge={<Badge data-state="soon">{page.badge}</Badge>} />
      <Storyboard content={page.storyboard} />
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
