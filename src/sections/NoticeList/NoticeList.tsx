import { graphql } from "gatsby";
import { drawings } from "../../components/Icon/drawings";
import { Icon } from "../../components/Icon/Icon";
import { Band } from "../../components/Layout/Band";
import { formatDate } from "../../lib/format";
import { Around, Items } from "./styles";

interface NoticeListProps {
  title: string;
  readLabel: string;
  /** The newest first. */
  notices: readonly Queries.NoticeDataFragment[];
}

/** News about the lender, each item with a link to the site where it stands. */
export function NoticeList({ title, readLabel, notices }: NoticeListProps) {
  return (
    <Band>
      <Around>
        <h2>{title}</h2>
        <Items>
          {notices.map((notice) => (
            <li key={notice.url}>
              <p>
                <time dateTime={notice.date}>{formatDate(notice.date)}</time>
                {notice.source}
              </p>
              <div>
                <h3>{notice.title}</h3>
                <p>{notice.summary}</p>
                <a href={notice.url} target="_blank" rel="noopener">
                  {readLabel}
                  <span className="visually-hidden">: {notice.title}</span>
                  <Icon drawing={drawings.external} />
                  <span className="visually-hidden"> (opens in a new tab)</span>
                </a>
              </div>
            </li>
          ))}
        </Items>
      </Around>
    </Band>
  );
}

export const query = graphql`
  fragment NoticeData on Notice {
    title
    date
    source
    summary
    url
  }
`;
