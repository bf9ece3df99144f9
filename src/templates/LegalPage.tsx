import { graphql, type PageProps } from "gatsby";
import type { Found } from "../lib/found";
import { LegalDocument } from "../sections/legal/LegalDocument";
import { PageOpening } from "../sections/PageOpening";
import { headOf } from "../seo/PageHead";

export default function LegalPage({ data }: PageProps<Found<Queries.LegalPageQuery>>) {
  const { page } = data;
  return (
    <>
      <PageOpening intro={page.intro} />
      <LegalDocument document={page} labels={data.labels.legalPage} />
    </>
  );
}

export const Head = headOf();

export const query = graphql`
  query LegalPage($id: String!) {
    page: legalPage(id: { eq: $id }) {
      ...LegalPageFields
    }
    labels {
      legalPage {
        ...LegalPageLabelsFields
      }
    }
  }
`;
