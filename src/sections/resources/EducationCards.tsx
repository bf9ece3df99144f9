import { ActionRow, ButtonLink } from "../../components/Button";
import { Cards } from "../../components/Cards";
import { Icon } from "../../components/Icon";
import { Section } from "../../components/Section";

interface EducationCardsProps {
  content: Queries.ResourcesEducationFieldsFragment;
  articles: Queries.ResourcesPageQuery["articles"]["nodes"];
  /** The path of the page of all articles, when there are more than cards. */
  allArticles: string;
}

/** Lists the articles as cards. */
export function EducationCards({ content, articles, allArticles }: EducationCardsProps) {
  // Other pages link to this anchor.
  if (articles.length === 0) return <div id="education" />;
  return (
    <Section id="education" data-background="warm" content={content}>
      <Cards
        cards={articles.map(({ path, icon, intro, description, picture }) => ({
          path,
          picture,
          mark: <Icon drawing={icon} />,
          title: intro.title,
          text: description,
          linkLabel: content.readMore,
        }))}
      />
      {allArticles && (
        <ActionRow>
          <ButtonLink to={allArticles} variant="secondary">
            {content.all}
          </ButtonLink>
        </ActionRow>
      )}
    </Section>
  );
}
