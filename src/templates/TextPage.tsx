import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ActionRow, SmallButton } from "../components/Button";
import { AsidePicture, PageOpening } from "../components/PageOpening";
import type { QueryData } from "../lib/queryData";
import { TextDocument } from "../sections/text/TextDocument";
import { PageHead } from "../seo/PageHead";

export default function TextPage({ data }: PageProps<QueryData<Queries.TextPageQuery>>) {
  const { page } = data;
  const labels = page.labels ?? data.labels.textPage;
  return (
    <>
      <PageOpening
        intro={page.intro}
        aside={page.picture && <AsidePicture picture={page.picture} />}
      >
        <ActionRow className="needs-script screen-only">
          <SmallButton onClick={() => window.print()} data-replay-click>
            {labels.print}
          </SmallButton>
        </ActionRow>
      </PageOpening>
      <TextDocument text={page} earlier={data.earlier.nodes} labels={labels} />
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
    labels {
      textPage {
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
