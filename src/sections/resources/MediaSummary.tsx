import { ActionRow, ButtonLink } from "../../components/Button";
import { LinkRows } from "../../components/LinkRows";
import { Section } from "../../components/Section";
import { formatDate } from "../../lib/format";

interface MediaSummaryProps {
  content: Queries.ResourcesMediaFieldsFragment;
  /** Newest first. */
  letters: Queries.ResourcesPageQuery["letters"]["nodes"];
  notices: Queries.ResourcesPageQuery["news"]["nodes"];
}

/** Shows the newest newsletter and notices, and links to all of them. */
export const MediaSummary = ({ content, letters, notices }: MediaSummaryProps) => (
  <Section data-background="plain" id="media" content={content}>
    <LinkRows
      links={[
        ...letters.map(({ title }) => ({
          to: content.newsletters.to,
          title,
          note: content.newsletter,
        })),
        ...notices.map(({ title, date, source }) => ({
          to: content.notices.to,
          title,
          note: (
            <>
              {source}, <time dateTime={date}>{formatDate(date)}</time>
            </>
          ),
        })),
      ]}
    />
    <ActionRow>
      {[content.newsletters, content.notices].map(({ to, label }) => (
        <ButtonLink key={to} to={to} variant="secondary">
          {label}
        </ButtonLink>
      ))}
    </ActionRow>
  </Section>
);
