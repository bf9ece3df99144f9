import { graphql } from "gatsby";
import { Cards } from "./Cards";
import { Icon } from "./Icon";

interface ArticleCardsProps {
  articles: readonly Queries.ArticleCardFragment[];
  /** The label of each card's link. */
  readMore: string;
  /** Loads the first picture eagerly. */
  priority?: boolean;
}

export const ArticleCards = ({ articles, readMore, priority }: ArticleCardsProps) => (
  <Cards
    priority={priority}
    cards={articles.map(({ path, icon, intro, description, picture }) => ({
      path,
      picture,
      mark: !picture && <Icon drawing={icon} />,
      title: intro.title,
      text: description,
      linkLabel: readMore,
    }))}
  />
);

export const query = graphql`
  fragment ArticleCard on EducationArticle {
    path
    date: published
    icon
    description
    intro {
      title
    }
    picture {
      ...ColumnPicture
    }
  }
`;
