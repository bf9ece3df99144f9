import { graphql, type HeadProps, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { requestedPath } from "../navigation/cleanUrl";
import { NotFound } from "../sections/NotFound/NotFound";
import { PageHead } from "../seo/PageHead";

export default function NotFoundPage({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFound content={required(data.page)} requestedPath={requestedPath(location)} />;
}

export const Head = ({ data }: HeadProps<Queries.NotFoundPageQuery>) => (
  <PageHead page={required(data.page)} indexed={false} />
);

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFoundPage(id: { eq: $id }) {
      ...NotFoundPageFields
    }
  }
`;
