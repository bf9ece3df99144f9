import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { drawings, Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { Section } from "../../components/Section";
import { largeText } from "../../theme/breakpoints";
import { columns, iconRow, outlined, row, small, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

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
    <Section data-background="warm">
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
                    </small>{" "}
                    <strong>{article.intro.title}</strong>
                  </span>
                </a>
              </li>
            ),
        )}
      </Neighbours>
    </Section>
  );
}

export const query = graphql`
  fragment ArticleNeighbour on EducationArticle {
    path
    intro {
      title
    }
    picture {
      ...ThumbnailPicture
    }
  }
`;

const Heading = styled.div`
  ${row(`${space[3]} ${space[8]}`)}
  align-items: baseline;
  justify-content: space-between;
  & h2 {
    font-size: ${size.h3};
  }
  & a {
    padding-block: ${space[2]};
    font-weight: 600;
  }
`;

const Neighbours = styled.ul`
  ${stack(space[5])}
  margin-top: ${space[6]};
  ${columns("md", 2)}
  & a {
    display: grid;
    grid-template-columns: minmax(6rem, 35%) minmax(0, 1fr);
    height: 100%;
    overflow: hidden;
    border-radius: ${token.radius};
    background: ${color.background};
    color: ${color.text};
    text-decoration: none;
    ${outlined}
  }
  & img {
    height: 100%;
    object-fit: cover;
  }
  ${largeText} {
    & a {
      grid-template-columns: minmax(0, 1fr);
    }
    & img {
      height: auto;
    }
  }
  & a > :only-child {
    grid-column: 1 / -1;
  }
  & a > span {
    align-self: center;
    padding: ${space[5]};
  }
  & small {
    ${iconRow(space[2])}
    ${small}
  }
  & strong {
    display: block;
    margin-top: ${space[1]};
    font-size: ${size.h4};
    font-weight: 600;
    line-height: 1.25;
  }
  & a:hover strong {
    color: ${color.link};
    text-decoration: underline;
  }
`;
