import { graphql, type PageProps } from "gatsby";
import { ArticleCards } from "../../components/ArticleCards";
import { Years } from "../../components/Disclosure";
import { PageOpening } from "../../components/PageOpening";
import { headOf } from "../../layout/seo/PageHead";
import type { QueryData } from "../../lib/queryData";

export default function EducationPage({ data }: PageProps<QueryData<Queries.EducationPageQuery>>) {
  const { page } = data;
  const articles = data.articles.nodes;
  return (
    <PageOpening
      intro={page.intro}
      overlap={
        articles.length > 0 && (
          <>
            <h2 className="visually-hidden">{page.listTitle}</h2>
            <Years entries={articles}>
              {(group) => (
                <ArticleCards
                  articles={group}
                  readMore={data.resources.education.readMore}
                  priority={group[0] === articles[0]}
                />
              )}
            </Years>
          </>
        )
      }
    />
  );
}

export const Head = headOf();

export const query = graphql`
  query EducationPage($id: String!) {
    page: educationPage(id: { eq: $id }) {
      ...EducationPageFields
    }
    articles: allEducationArticle(sort: { sortKey: ASC }) {
      nodes {
        ...ArticleCard
      }
    }
    resources: resourcesPage {
      education {
        readMore
      }
    }
  }
`;
