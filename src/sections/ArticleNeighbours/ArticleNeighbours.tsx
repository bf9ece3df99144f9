import { graphql } from "gatsby";
import { drawings } from "../../components/Icon/drawings";
import { Icon } from "../../components/Icon/Icon";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { Picture } from "../../components/Picture/Picture";
import { Heading, Neighbours } from "./styles";

interface ArticleNeighboursProps {
  /** The article that is being read. */
  path: string;
  /** All articles, in order. */
  articles: Queries.ArticleNeighboursFragment["nodes"];
}

/** The articles before and after this one; after the last comes the first. */
export function ArticleNeighbours({ path, articles }: ArticleNeighboursProps) {
  const index = articles.findIndex((article) => article.path === path);
  const previous = articles.at(index - 1);
  const next = articles[(index + 1) % articles.length];
  const neighbours = [
    { article: previous, label: "Previous article", drawing: drawings.arrowLeft },
    { article: next, label: "Next article", drawing: drawings.arrowRight },
  ].filter(
    ({ article }, place, all) =>
      article?.path !== path && (place === 0 || article !== all[0]?.article),
  );
  if (neighbours.length === 0) return null;
  return (
    <Band data-ground="warm">
      <Container>
        <Heading>
          <h2>Read on</h2>
          <a href="/resources#education">All articles</a>
        </Heading>
        <Neighbours>
          {neighbours.map(
            ({ article, label, drawing }) =>
              article && (
                <li key={label}>
                  <a href={article.path}>
                    <Picture picture={article.picture} sizes="(min-width: 768px) 12rem, 30vw" />
                    <span>
                      <small>
                        <Icon drawing={drawing} />
                        {label}
                      </small>
                      <strong>{article.intro.title}</strong>
                    </span>
                  </a>
                </li>
              ),
          )}
        </Neighbours>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment ArticleNeighbours on EducationArticleConnection {
    nodes {
      path
      intro {
        title
      }
      picture {
        ...PictureData
      }
    }
  }
`;
