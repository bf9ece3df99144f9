import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../components/CallToAction";
import { PageOpening } from "../components/PageOpening";
import { Section } from "../components/Section";
import type { QueryData } from "../lib/queryData";
import { ArticleNeighbours } from "../sections/article/ArticleNeighbours";
import { ArticleText } from "../sections/article/ArticleText";
import { headOf } from "../seo/PageHead";

interface Context {
  /** The path of the page that lists all articles, or "" if the resources page shows all of them. */
  allArticles: string;
}

export default function EducationArticle({
  data,
  pageContext,
}: PageProps<QueryData<Queries.EducationArticleQuery, "previous" | "next">, Context>) {
  const { page } = data;
  const labels = data.labels.article;
  const text = <ArticleText article={page} labels={labels} plan={data.plan} />;
  return (
    <>
      <PageOpening intro={page.intro} overlap={page.picture && text} overlapBackground="plain" />
      {!page.picture && <Section>{text}</Section>}
      <ArticleNeighbours
        labels={labels}
        allArticles={pageContext.allArticles}
        previous={data.previous}
        next={data.next}
      />
      <CallToAction content={page.callToAction} continues="warm" />
    </>
  );
}

export const Head = headOf({ about: "article", shareType: "article" });

export const query = graphql`
  query EducationArticle($id: String!, $previous: String!, $next: String!) {
    page: educationArticle(id: { eq: $id }) {
      ...EducationArticleFields
    }
    labels {
      article {
        ...ArticleLabelsFields
      }
    }
    plan: ratePlan(name: { eq: "standalone" }) {
      ...RatePlanFields
    }
    previous: educationArticle(id: { eq: $previous }) {
      ...ArticleNeighbour
    }
    next: educationArticle(id: { eq: $next }) {
      ...ArticleNeighbour
    }
  }
`;
