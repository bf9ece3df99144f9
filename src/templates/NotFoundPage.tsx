import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { NotFound } from "../sections/NotFound";
import { headOf } from "../seo/PageHead";

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFound content={required(data.page)} />;
}

export const Head = headOf({ indexed: false });

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFoundPage(id: { eq: $id }) {
      ...NotFoundPageFields
    }
  }
`;
