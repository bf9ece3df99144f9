import styled from "@emotion/styled";
import { graphql, type HeadProps, type PageProps, useStaticQuery } from "gatsby";
import { CallToAction } from "../components/CallToAction";
import { Groups } from "../components/Disclosure";
import { PageOpening } from "../components/PageOpening";
import { Section } from "../components/Section";
import { Muted, Subtitle } from "../components/Type";
import type { QueryData } from "../lib/queryData";
import { subpageOf } from "../lib/subpage";
import { PageHead } from "../seo/PageHead";
import { fitGrid } from "../theme/parts";
import { space } from "../theme/tokens";

type Data = QueryData<Queries.ArticlesPageQuery>;

interface Context {
  /** The path of this page. */
  allArticles: string;
}

/** Lists all articles by topic. Only exists if there are more articles than fit on the resources page. */
export default function ArticlesPage({ pageContext }: PageProps<object, Context>) {
  const data = useStaticQuery<Data>(query);
  const page = pageOf(data, pageContext);
  return (
    <>
      <PageOpening intro={page.intro} />
      <Section>
        <Groups heading="h2" entries={data.articles.nodes} groupOf={({ topic }) => topic ?? ""}>
          {(group, heading) => (
            <Articles>
              {group.map(({ path, description, intro }) => (
                <li key={path}>
                  <Subtitle as={heading}>
                    <a href={path}>{intro.title}</a>
                  </Subtitle>
                  <Muted>{description}</Muted>
                </li>
              ))}
            </Articles>
          )}
        </Groups>
      </Section>
      <CallToAction content={page.callToAction} />
    </>
  );
}

const Articles = styled.ul`
  ${fitGrid("19rem", `${space[8]} ${space.columns}`)}
  padding-block: ${space[4]};
`;

const pageOf = ({ page }: Data, { allArticles: path }: Context) => {
  const { title, lead } = page.education;
  return subpageOf(page, { path, name: title, title, lead });
};

export function Head({ pageContext }: HeadProps<object, Context>) {
  return PageHead({ page: pageOf(useStaticQuery<Data>(query), pageContext) });
}

// A static query, because Gatsby would warn about a page query if the page is not created.
const query = graphql`
  query ArticlesPage {
    page: resourcesPage {
      ...ContentPageFields
      intro {
        ...IntroFields
      }
      education {
        title
        lead
      }
      callToAction {
        ...CallToActionFields
      }
    }
    articles: allEducationArticle(sort: { sortKey: ASC }) {
      nodes {
        path
        topic
        description
        intro {
          title
        }
      }
    }
  }
`;
