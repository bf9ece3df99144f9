import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { LinkRows } from "../../components/LinkRows";
import { Section, SectionHeading } from "../../components/Section";

interface ArticleNeighboursProps {
  /** The page of all articles. */
  all: { readonly path: string; readonly label: string } | null;
  previous: Queries.ArticleNeighbourFragment | null;
  next: Queries.ArticleNeighbourFragment | null;
}

export function ArticleNeighbours({ all, previous, next }: ArticleNeighboursProps) {
  const links = [
    { article: previous, note: "Previous article" },
    { article: next, note: "Next article" },
  ].flatMap(({ article, note }) =>
    article ? { to: article.path, picture: article.picture, note, title: article.intro.title } : [],
  );
  if (links.length === 0) return null;
  return (
    <Section data-volume="quiet" className="screen-only" data-background="warm">
      <SectionHeading content={{ title: "Read on" }}>
        {all && <ArrowLink to={all.path}>{all.label}</ArrowLink>}
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
