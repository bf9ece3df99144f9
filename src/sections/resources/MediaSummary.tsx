import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { ActionRow, ButtonLink } from "../../components/ButtonLink";
import { Section } from "../../components/Section";
import { Split } from "../../components/Split";
import { formatDate } from "../../lib/format";
import { lineLink, small, titleText } from "../../theme/parts";
import { color, size, space } from "../../theme/tokens";

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
    <Section data-background="plain" id="media" title={content.title} text={content.lead}>
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
    <h3>{title}</h3>
    <ul>
      {entries.map((entry) => (
        <li key={entry.title}>
          <strong>{entry.title}</strong>
          <small>{entry.note}</small>
        </li>
      ))}
    </ul>
    <a href={all.to}>{all.label}</a>
  </Column>
);

const Column = styled.div`
  & h3 {
    ${titleText(size.body, 1.4)}
    color: ${color.emphasis};
  }
  & ul {
    margin-top: ${space[4]};
  }
  & li {
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  & strong {
    display: block;
    font-size: ${size.large};
    font-weight: 600;
    line-height: 1.35;
  }
  & small {
    ${small}
  }
  & > a {
    ${lineLink}
  }
`;
