import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { drawings, Icon } from "../../components/Icon";
import { PictureLinks } from "../../components/PictureLinks";
import { Section, SectionHeading } from "../../components/Section";
import { lineLink } from "../../theme/parts";

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
  ].flatMap(({ article, label, drawing }) =>
    article
      ? {
          path: article.path,
          picture: article.picture,
          note: (
            <>
              <Icon drawing={drawing} />
              {label}
            </>
          ),
          title: article.intro.title,
        }
      : [],
  );
  if (neighbours.length === 0) return null;
  return (
    <Section data-background="warm">
      <SectionHeading content={{ title: labels.more }}>
        <AllLink href={labels.all.to}>{labels.all.label}</AllLink>
      </SectionHeading>
      <PictureLinks links={neighbours} />
    </Section>
  );
}

const AllLink = styled.a`
  ${lineLink}
`;

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
