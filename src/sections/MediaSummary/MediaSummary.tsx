import { graphql } from "gatsby";
import { Band } from "../../components/Layout";
import { formatDate } from "../../lib/format";
import { Around, Columns, Letter, News } from "./styles";

interface MediaSummaryProps {
  content: Queries.ResourcesMediaFieldsFragment;
  /** The newest first. */
  letters: Queries.LatestLetterFragment["nodes"];
  notices: Queries.NoticeLinesFragment["nodes"];
}

/** The newest newsletter, and the newest notices beside it; either is left out when there is none. */
export function MediaSummary({ content, letters, notices }: MediaSummaryProps) {
  const [letter] = letters;
  return (
    <Band data-background="plain" id="media">
      <Around>
        <h2>{content.title}</h2>
        <p>{content.lead}</p>
        <Columns>
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
      </Around>
    </Band>
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
