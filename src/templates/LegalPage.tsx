import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { LegalDocument } from "../sections/LegalDocument";
import { PageOpening } from "../sections/PageOpening/PageOpening";
import { headOf } from "../seo/PageHead";

export default function LegalPage({ data }: PageProps<Queries.LegalPageQuery>) {
  const page = required(data.page);
  return (
    <>
      <PageOpening intro={page.intro} />
      <LegalDocument document={page} labels={required(data.labels).legalPage} />
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
