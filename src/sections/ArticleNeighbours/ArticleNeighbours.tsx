import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { drawings, Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { Section, SectionHeading } from "../../components/Section";
import { columns, iconRow, lineLink, outlined, small, stack } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface ArticleNeighboursProps {
  labels: Pick<Queries.ArticleLabelsFieldsFragment, "more" | "all" | "previous" | "next">;
  previous: Queries.ArticleNeighbourFragment | null;
  next: Queries.ArticleNeighbourFragment | null;
}

/** Links to the previous and the next article. */
export function ArticleNeighbours({ labels, previous, next }: ArticleNeighboursProps) {
  const neighbours = [
    { article: previous, label: labels.previous, drawing: drawings.arrowLeft },
    { article: next, label: labels.next, drawing: drawings.arrowRight },
  ];
  if (!previous && !next) return null;
  return (
    <Section data-background="warm">
      <SectionHeading title={labels.more} isSplit>
        <AllLink href={labels.all.to}>{labels.all.label}</AllLink>
      </SectionHeading>
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

const AllLink = styled.a`
  ${lineLink}
`;

/** Wraps the title below the picture where both do not fit in a row. */
const Neighbours = styled.ul`
  ${stack(space[5])}
  ${columns("md", 2)}
  & a {
    display: flex;
    flex-wrap: wrap;
    height: 100%;
    overflow: hidden;
    border-radius: ${token.radiusLarge};
    background: ${color.background};
    color: ${color.text};
    text-decoration: none;
    ${outlined}
  }
  & picture {
    flex: 1 1 6rem;
  }
  & img {
    height: 100%;
    object-fit: cover;
  }
  & a > span {
    flex: 2 1 9rem;
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
