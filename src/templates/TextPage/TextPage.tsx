import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageOpening } from "../../components/PageOpening";
import { Section } from "../../components/Section";
import { PageHead } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { ENGLISH, TextDocument, TextFacts } from "./TextDocument";

export default function TextPage({ data }: PageProps<QueryData<Queries.TextPageQuery>>) {
  const { page } = data;
  const labels = page.labels ?? ENGLISH;
  const text = <TextDocument text={page} earlier={data.earlier.nodes} labels={labels} />;
  return (
    <>
      <PageOpening {...page} overlap={page.summary && text} overlapBackground="plain">
        {!page.summary && <TextFacts text={page} labels={labels} />}
      </PageOpening>
      {!page.summary && <Section>{text}</Section>}
    </>
  );
}

/** Search engines must not index a text that is no longer in force. */
export const Head = ({ data: { page } }: HeadProps<QueryData<Queries.TextPageQuery>>) =>
  PageHead({
    page,
    indexed: !page.replacement,
    language: page.language,
    shareType: page.notice ? "article" : "website",
  });

export const query = graphql`
  query TextPage($id: String!, $path: String!) {
    page: textPage(id: { eq: $id }) {
      ...TextPageFields
      labels {
        ...TextPageLabelsFields
      }
    }
    earlier: allTextPage(filter: { replacedBy: { eq: $path } }, sort: { sortKey: ASC }) {
      nodes {
        path
        label
        effective
      }
    }
  }
`;
