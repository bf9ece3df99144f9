import { graphql } from "gatsby";
import { Band } from "../../components/Layout";
import { formatDate } from "../../lib/format";
import { Around, Columns, Letter, News } from "./styles";

interface MediaSummaryProps {
  words: Queries.MediaWordsFragment["media"];
  /** The newest first. */
  letters: Queries.LatestLetterFragment["nodes"];
  notices: Queries.NoticeLinesFragment["nodes"];
}

/** The newest newsletter, and the newest notices beside it. */
export function MediaSummary({ words, letters, notices }: MediaSummaryProps) {
  const [letter] = letters;
  return (
    <Band id="media">
      <Around>
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
        <Columns>
          <Letter data-tone="dark">
            <h3>{words.newsletter}</h3>
            {letter && (
              <>
                <strong>{letter.title}</strong>
                <p>{letter.description}</p>
              </>
            )}
            <a href={words.newsletters.to}>{words.newsletters.label}</a>
          </Letter>
          <News>
            <h3>{words.notice}</h3>
            <ul>
              {notices.map(({ title, date, source }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  <small>
                    {source}, <time dateTime={date}>{formatDate(date)}</time>
                  </small>
                </li>
              ))}
            </ul>
            <a href={words.notices.to}>{words.notices.label}</a>
          </News>
        </Columns>
      </Around>
    </Band>
  );
}

export const query = graphql`
  fragment MediaWords on ResourcesPage {
    media {
      title
      lead
      newsletter
      newsletters {
        label
        to
      }
      notice
      notices {
        label
        to
      }
    }
  }
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
