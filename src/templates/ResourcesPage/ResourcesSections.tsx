import { ArticleCards } from "../../components/ArticleCards";
import { ActionRow, ButtonLink } from "../../components/Button";
import { LinkRows } from "../../components/LinkRows";
import { Section, SectionHeading, Split } from "../../components/Section";
import { formatDate } from "../../lib/format";

export function MostAsked({ content }: { content: Queries.ResourcesFaqFieldsFragment }) {
  return (
    <Section data-volume="quiet" id="faq">
      <Split ratio="1fr 1.6fr">
        <div>
          <SectionHeading content={content} />
          <ButtonLink to={content.all.to} variant="secondary">
            {content.all.label}
          </ButtonLink>
        </div>
        <LinkRows
          links={content.asked.map(({ to, subject, question }) => ({
            to,
            title: question,
            note: subject,
          }))}
        />
      </Split>
    </Section>
  );
}

interface EducationCardsProps {
  content: Queries.ResourcesEducationFieldsFragment;
  articles: Queries.ResourcesPageQuery["articles"]["nodes"];
}

export function EducationCards({ content, articles }: EducationCardsProps) {
  // Other pages link to this anchor, so it must always exist.
  if (articles.length === 0) return <div id="education" />;
  return (
    <Section data-volume="quiet" id="education" data-background="warm" content={content}>
      <ArticleCards articles={articles} readMore={content.readMore} />
      {content.all && (
        <ActionRow>
          <ButtonLink to={content.all.to} variant="secondary">
            {content.all.label}
          </ButtonLink>
        </ActionRow>
      )}
    </Section>
  );
}

interface MediaSummaryProps {
  content: Queries.ResourcesMediaFieldsFragment | null;
  letters: Queries.ResourcesPageQuery["letters"]["nodes"];
  notices: Queries.ResourcesPageQuery["news"]["nodes"];
}

export function MediaSummary({ content, letters, notices }: MediaSummaryProps) {
  if (!content) return null;
  const pages = [content.newsletters, content.notices].filter((page) => page !== null);
  return (
    <Section data-volume="quiet" id="media" content={content}>
      <LinkRows
        links={[
          ...letters.flatMap(({ title }) =>
            content.newsletters
              ? { to: content.newsletters.to, title, note: content.newsletter }
              : [],
          ),
          ...notices.flatMap(({ title, date, source }) =>
            content.notices
              ? {
                  to: content.notices.to,
                  title,
                  note: (
                    <>
                      {source}, <time dateTime={date}>{formatDate(date)}</time>
                    </>
                  ),
                }
              : [],
          ),
        ]}
      />
      <ActionRow>
        {pages.map(({ to, label }) => (
          <ButtonLink key={to} to={to} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </ActionRow>
    </Section>
  );
}
