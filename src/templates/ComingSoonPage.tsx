import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { required } from "../lib/required";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { Signposts } from "../sections/Signposts";
import { Storyboard } from "../sections/Storyboard";
import { PageHead } from "../seo/PageHead";

export default function ComingSoonPage({ data }: PageProps<Queries.ComingSoonPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro} badge={<Badge data-state="soon">{page.badge}</Badge>} />
      <Storyboard content={page.storyboard} />
      <Signposts content={page.meanwhile} />
    </>
  );
}

export const Head = ({ data }: HeadProps<Queries.ComingSoonPageQuery>) => (
  <PageHead page={required(data.page)} />
);

export const query = graphql`
  query ComingSoonPage($id: String!) {
    page: comingSoonPage(id: { eq: $id }) {
      ...ComingSoonPageFields
      intro {
        ...IntroData
      }
      storyboard {
        ...Storyboard
      }
    }
  }
`;
