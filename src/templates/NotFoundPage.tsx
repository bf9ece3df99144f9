import { graphql, type PageProps } from "gatsby";
import type { QueryData } from "../lib/queryData";
import { NotFound } from "../sections/notFound/NotFound";
import { headOf } from "../seo/PageHead";

export default function NotFoundPage({ data }: PageProps<QueryData<Queries.NotFoundPageQuery>>) {
  return <NotFound content={data.page} />;
}

export const Head = headOf({ indexed: false });

export const query = graphql`
  query NotFoundPage($id: String!) {
    page: notFoundPage(id: { eq: $id }) {
      ...NotFoundPageFields
    }
  }
`;
