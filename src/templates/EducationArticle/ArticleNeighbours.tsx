import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { LinkRows } from "../../components/LinkRows";
import { Section, SectionHeading } from "../../components/Section";

interface ArticleNeighboursProps {
  labels: Pick<Queries.ArticleLabelsFieldsFragment, "more" | "all" | "previous" | "next">;
  previous: Queries.ArticleNeighbourFragment | null;
  next: Queries.ArticleNeighbourFragment | null;
}

export function ArticleNeighbours({ labels, previous, next }: ArticleNeighboursProps) {
  const links = [
    { article: previous, note: labels.previous },
    { article: next, note: labels.next },
  ].flatMap(({ article, note }) =>
    article ? { to: article.path, picture: article.picture, note, title: article.intro.title } : [],
  );
  if (links.length === 0) return null;
  return (
    <Section data-volume="quiet" className="screen-only" data-background="warm">
      <SectionHeading content={{ title: labels.more }}>
        {labels.all && <ArrowLink to={labels.all.to}>{labels.all.label}</ArrowLink>}
      </SectionHeading>
      <LinkRows links={links} />
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
