import styled from "@emotion/styled";
import { graphql } from "gatsby";
import { ActionRow } from "../../components/ActionRow";
import { ButtonLink } from "../../components/ButtonLink";
import { Section } from "../../components/Section";
import { Split } from "../../components/Split";
import { formatDate } from "../../lib/format";
import { displayText, lineLink, outlined, small, titleText } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";

interface MediaSummaryProps {
  content: Queries.ResourcesMediaFieldsFragment;
  /** The newest first. */
  letters: Queries.LatestLetterFragment["nodes"];
  notices: Queries.NoticeLinesFragment["nodes"];
}

/** The newest newsletter, and the newest notices beside it, or the pages that will have them. */
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
      <Columns ratio="1fr 1.25fr" data-gap="near">
        {letter && (
          <Letter data-tone="dark">
            <h3>{content.newsletter}</h3>
            <strong>{letter.title}</strong>
            <p>{letter.description}</p>
            <a href={content.newsletters.to}>{content.newsletters.label}</a>
          </Letter>
        )}
        {notices.length > 0 && (
          <News>
            <h3>{content.notice}</h3>
            <ul>
              {notices.map(({ title, date, source }) => (
                <li key={`${date} ${title}`}>
                  <strong>{title}</strong>
                  <small>
                    {source}, <time dateTime={date}>{formatDate(date)}</time>
                  </small>
                </li>
              ))}
            </ul>
            <a href={content.notices.to}>{content.notices.label}</a>
          </News>
        )}
      </Columns>
    </Section>
  );
}

export const query = graphql`
  fragment LatestLetter on NewsletterConnection {
    nodes {
      title
      description
    }
  }
  fragment NoticeLines on NoticeConnection {
    nodes {
      title
      date
      source
    }
  }
`;

const Columns = styled(Split)`
  & h3 {
    ${titleText(size.body, 1.4)}
    color: ${color.emphasis};
  }
  & > div > a {
    ${lineLink}
    margin-top: ${space[6]};
  }
`;

const Letter = styled.div`
  padding: min(clamp(1.5rem, 4vw, 3rem), 7.5vw);
  padding-bottom: calc(clamp(1.5rem, 4vw, 3rem) + 14px);
  border-radius: ${token.radiusLarge};
  background: url("/patterns/madras-band.svg") repeat-x left bottom / auto 14px ${color.background};
  & strong {
    display: block;
    margin-block: ${space[6]} ${space[3]};
    ${displayText(size.h3, 1.1, "-0.02em")}
  }
  & p {
    color: ${color.textMuted};
  }
  ${outlined}
`;

const News = styled.div`
  & ul {
    margin-top: ${space[4]};
  }
  & li {
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  & li strong {
    display: block;
    font-size: ${size.large};
    font-weight: 600;
    line-height: 1.35;
  }
  & li small {
    ${small}
  }
`;
