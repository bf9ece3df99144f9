import { graphql, type PageProps } from "gatsby";
import { PageOpening } from "../../components/PageOpening";
import { Section } from "../../components/Section";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";
import { ArticleNeighbours } from "./ArticleNeighbours";
import { ArticleText } from "./ArticleText";

export default function EducationArticle({
  data,
}: PageProps<QueryData<Queries.EducationArticleQuery, "previous" | "next">>) {
  const { page } = data;
  const text = <ArticleText article={page} />;
  return (
    <>
      <PageOpening intro={page.intro} overlap={page.picture && text} overlapBackground="plain" />
      {!page.picture && <Section>{text}</Section>}
      <ArticleNeighbours all={page.parentPage} previous={data.previous} next={data.next} />
    </>
  );
}

export const Head = headOf({ about: "article", shareType: "article" });

export const query = graphql`
  query EducationArticle($id: String!, $previous: String!, $next: String!) {
    page: educationArticle(id: { eq: $id }) {
      ...EducationArticleFields
    }
    previous: educationArticle(id: { eq: $previous }) {
      ...ArticleNeighbour
    }
    next: educationArticle(id: { eq: $next }) {
      ...ArticleNeighbour
    }
  }
`;
