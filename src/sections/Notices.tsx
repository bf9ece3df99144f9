import styled from "@emotion/styled";
import { drawings, Icon } from "../components/Icon";
import { Band, Container } from "../components/Layout";
import { Picture } from "../components/Picture";
import { formatDate } from "../lib/format";
import { useSite } from "../lib/useSite";
import { columns, iconRow, lineLink, small, square, stack, textBox } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

interface NoticeListProps {
  title: string;
  readLabel: string;
  /** The newest first. */
  notices: readonly Queries.NoticeFieldsFragment[];
}

const Around = styled(Container)`
  & > h2 {
    font-size: ${size.h4};
    color: ${color.emphasis};
  }
`;

const Items = styled.ul`
  margin-top: ${space[5]};
  border-bottom: 2px solid ${color.text};
  & > li {
    ${stack(`${space[3]} ${space[12]}`)}
    padding-block: ${space[8]};
    border-top: 1px solid ${color.line};
    ${columns("md", "13rem minmax(0, 1fr)")}
  }
  & > li:first-of-type {
    border-top: 2px solid ${color.text};
  }
  & > li > p {
    font-weight: 600;
    color: ${color.emphasis};
  }
  & time {
    display: block;
    font-weight: 400;
    color: ${color.textMuted};
  }
  & h3 {
    max-width: 46rem;
  }
  & img {
    max-width: 36rem;
    margin-top: ${space[4]};
  }
  & div > p {
    max-width: ${token.textWidth};
    margin-block: ${space[3]};
    color: ${color.textMuted};
  }
  & div > a {
    ${iconRow(space[2], "inline-flex")}
    min-height: 2.75rem;
    font-weight: 600;
  }
  & svg {
    ${square("1.1em")}
  }
  & > li:first-of-type h3 {
    font-size: ${size.h2};
  }
`;

/** News about the lender, each item with a link to the site that published it; nothing without news. */
export function NoticeList({ title, readLabel, notices }: NoticeListProps) {
  const { newTab } = useSite().labels.links;
  if (notices.length === 0) return null;
  return (
    <Band>
      <Around>
        <h2>{title}</h2>
        <Items>
          {notices.map((notice) => (
            <li key={`${notice.url} ${notice.title}`}>
              <p>
                <time dateTime={notice.date}>{formatDate(notice.date)}</time>
                {notice.source}
              </p>
              <div>
                <h3>{notice.title}</h3>
                {notice.picture && (
                  <Picture picture={notice.picture} sizes="(min-width: 768px) 36rem, 92vw" />
                )}
                <p>{notice.summary}</p>
                <a href={notice.url} target="_blank" rel="noopener">
                  {readLabel}
                  <span className="visually-hidden">: {notice.title}</span>
                  <Icon drawing={drawings.external} />
                  <span className="visually-hidden"> {newTab}</span>
                </a>
              </div>
            </li>
          ))}
        </Items>
      </Around>
    </Band>
  );
}

const Columns = styled(Container)`
  ${stack(`${space[8]} ${space[16]}`)}
  ${columns("lg", "minmax(0, 1fr) minmax(0, 1.1fr)")}
  & h2 {
    font-size: ${size.h3};
  }
  & h2 + p {
    max-width: 28rem;
    margin-top: ${space[3]};
    color: ${color.textMuted};
  }
  & a {
    ${lineLink}
    margin-top: ${space[4]};
  }
`;

const Box = styled.div`
  & label {
    display: block;
    margin-bottom: ${space[2]};
    font-weight: 600;
  }
  & input {
    ${textBox}
    padding: ${space[2]} ${space[4]};
  }
  & > p {
    margin-top: ${space[2]};
    ${small}
  }
`;

const FIELD_ID = "notices-email";

/** An e-mail field that does nothing yet, with a note about that, beside a link to the newsletter. */
export function NoticesBox({ content }: { content: Queries.NoticesBoxFieldsFragment }) {
  return (
    <Band data-background="warm">
      <Columns>
        <div>
          <h2>{content.title}</h2>
          <p>{content.text}</p>
          <a href={content.newsletter.to}>{content.newsletter.label}</a>
        </div>
        <Box>
          <label htmlFor={FIELD_ID}>{content.email}</label>
          <input
            id={FIELD_ID}
            type="email"
            autoComplete="email"
            aria-describedby={`${FIELD_ID}-note`}
          />
          <p id={`${FIELD_ID}-note`}>{content.note}</p>
        </Box>
      </Columns>
    </Band>
  );
}
