import { graphql } from "gatsby";
import { drawings, Icon } from "../../components/Icon";
import { Band, Container } from "../../components/Layout";
import { Picture } from "../../components/Picture";
import { Heading, Neighbours } from "./styles";

interface ArticleNeighboursProps {
  labels: Pick<Queries.ArticleLabelsFieldsFragment, "more" | "all" | "previous" | "next">;
  previous: Queries.ArticleNeighbourFragment | null;
  next: Queries.ArticleNeighbourFragment | null;
}

/** Links to the previous and the next article; the last article's next one is the first. */
export function ArticleNeighbours({ labels, previous, next }: ArticleNeighboursProps) {
  const neighbours = [
    { article: previous, label: labels.previous, drawing: drawings.arrowLeft },
    { article: next, label: labels.next, drawing: drawings.arrowRight },
  ];
  if (!previous && !next) return null;
  return (
    <Band data-background="warm">
      <Container>
        <Heading>
          <h2>{labels.more}</h2>
          <a href={labels.all.to}>{labels.all.label}</a>
        </Heading>
        <Neighbours>
          {neighbours.map(
            ({ article, label, drawing }) =>
              article && (
                <li key={label}>
                  <a href={article.path}>
                    <Picture picture={article.picture} sizes="12rem" />
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
  fragment ArticleNeighbour on EducationArticle {
    path
    intro {
      title
    }
    picture {
      ...ThumbnailData
    }
  }
`;
