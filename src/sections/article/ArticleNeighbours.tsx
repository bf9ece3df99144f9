import { graphql } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { LinkRows } from "../../components/LinkRows";
import { Section, SectionHeading } from "../../components/Section";

interface ArticleNeighboursProps {
  labels: Pick<Queries.ArticleLabelsFieldsFragment, "more" | "all" | "previous" | "next">;
  /** The path of the page that lists all articles, or "" if there isn't one. */
  allArticles: string;
  previous: Queries.ArticleNeighbourFragment | null;
  next: Queries.ArticleNeighbourFragment | null;
}

export function ArticleNeighbours(props: ArticleNeighboursProps) {
  const { labels, allArticles, previous, next } = props;
  const links = [
    { article: previous, note: labels.previous },
    { article: next, note: labels.next },
  ].flatMap(({ article, note }) =>
    article ? { to: article.path, picture: article.picture, note, title: article.intro.title } : [],
  );
  if (links.length === 0) return null;
  return (
    <Section data-background="warm">
      <SectionHeading content={{ title: labels.more }}>
        <ArrowLink to={allArticles || labels.all.to}>{labels.all.label}</ArrowLink>
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
