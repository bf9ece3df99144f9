import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageOpening } from "../components/PageOpening";
import type { QueryData } from "../lib/queryData";
import { LegalDocument } from "../sections/legal/LegalDocument";
import { PageHead } from "../seo/PageHead";

export default function LegalPage({ data }: PageProps<QueryData<Queries.LegalPageQuery>>) {
  const { page } = data;
  return (
    <>
      <PageOpening intro={page.intro} />
      <LegalDocument document={page} earlier={data.earlier.nodes} labels={data.labels.legalPage} />
    </>
  );
}

/** Search engines must not index a document that is no longer in force. */
export const Head = ({ data: { page } }: HeadProps<QueryData<Queries.LegalPageQuery>>) =>
  PageHead({ page, indexed: !page.replacement });

export const query = graphql`
  query LegalPage($id: String!, $path: String!) {
    page: legalPage(id: { eq: $id }) {
      ...LegalPageFields
    }
    labels {
      legalPage {
        ...LegalPageLabelsFields
      }
    }
    earlier: allLegalPage(filter: { replacedBy: { eq: $path } }, sort: { sortKey: ASC }) {
      nodes {
        path
        effective
      }
    }
  }
`;
