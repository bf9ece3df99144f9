import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ActionRow, ButtonLink } from "../../components/ButtonLink";
import { Section } from "../../components/Section";
import { Split } from "../../components/Split";
import { Label, Small, Subtitle } from "../../components/Type";
import { formatDate } from "../../lib/format";
import { lineLink } from "../../theme/parts";
import { color, space } from "../../theme/tokens";

interface MediaSummaryProps {
  content: Queries.ResourcesMediaFieldsFragment;
  /** Newest first. */
  letters: Queries.ResourcesPageQuery["letters"]["nodes"];
  notices: Queries.ResourcesPageQuery["news"]["nodes"];
}

/** Shows the newest newsletter and notices, or links to their pages while there are none. */
export function MediaSummary({ content, letters, notices }: MediaSummaryProps) {
  const [letter] = letters;
  return (
    <Section data-background="plain" id="media" content={content}>
      {!letter && notices.length === 0 && (
        <ActionRow>
          {[content.newsletters, content.notices].map(({ to, label }) => (
            <ButtonLink key={to} to={to} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </ActionRow>
      )}
      <Split ratio="1fr 1fr" data-from="md">
        {letter && (
          <News
            title={content.newsletter}
            entries={[{ title: letter.title, note: letter.description }]}
            all={content.newsletters}
          />
        )}
        {notices.length > 0 && (
          <News
            title={content.notice}
            entries={notices.map(({ title, date, source }) => ({
              title,
              note: (
                <>
                  {source}, <time dateTime={date}>{formatDate(date)}</time>
                </>
              ),
            }))}
            all={content.notices}
          />
        )}
      </Split>
    </Section>
  );
}

interface NewsProps {
  title: string;
  entries: readonly { title: string; note: ReactNode }[];
  all: { label: string; to: string };
}

/** Lists the newest entries of a kind, and links to all of them. */
const News = ({ title, entries, all }: NewsProps) => (
  <Column>
    <Label as="h3">{title}</Label>
    <ul>
      {entries.map((entry) => (
        <li key={entry.title}>
          <Subtitle>{entry.title}</Subtitle>
          <Small>{entry.note}</Small>
        </li>
      ))}
    </ul>
    <a href={all.to}>{all.label}</a>
  </Column>
);

const Column = styled.div`
  & ul {
    margin-top: ${space[4]};
  }
  & li {
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  & small {
    margin-top: 0;
  }
  & > a {
    ${lineLink}
  }
`;
