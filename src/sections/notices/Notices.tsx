import styled from "@emotion/styled";
import { ArrowLink, ButtonLink } from "../../components/Button";
import { Years } from "../../components/Disclosure";
import { Field, Input } from "../../components/Field";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Label, Muted, Small, Title } from "../../components/Type";
import { fileAddress } from "../../lib/fileAddress";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { columns, stack } from "../../theme/parts";
import { color, space } from "../../theme/tokens";

interface NoticeListProps {
  content: Pick<Queries.NoticesPageFieldsFragment, "listTitle" | "readLabel" | "pdfLabel">;
  notices: readonly Queries.NoticeFieldsFragment[];
}

const Items = styled.ul`
  border-block: 2px solid ${color.text};
  & > li {
    ${stack(`${space[3]} ${space[12]}`)}
    padding-block: ${space[6]};
    ${columns("md", "14rem minmax(0, 1fr)")}
    ${columns("lg", "14rem minmax(0, 1fr) auto")}
    align-items: baseline;
  }
  & > li + li {
    border-top: 1px solid ${color.line};
  }
  & h3 {
    max-width: 46rem;
  }
  & img {
    max-width: 36rem;
    margin-top: ${space[4]};
  }
  & > li > a {
    grid-column: -2;
    justify-self: start;
  }
`;

/**
 * Lists news about the lender. Each item links to its publisher, or has its own text or PDF. Renders
 * nothing if there is no news.
 */
export function NoticeList({ content, notices }: NoticeListProps) {
  if (notices.length === 0) return null;
  return (
    <Section content={{ title: content.listTitle }}>
      <Years entries={notices}>
        {(group) => (
          <Items>
            {group.map((notice) => (
              <li key={`${notice.date} ${notice.title}`}>
                <div>
                  <Small>
                    <time dateTime={notice.date}>{formatDate(notice.date)}</time>
                  </Small>
                  <Label>{notice.source}</Label>
                </div>
                <div>
                  <Title>{notice.title}</Title>
                  {notice.picture && (
                    <Picture picture={notice.picture} sizes="(min-width: 768px) 36rem, 92vw" />
                  )}
                  <Muted>{notice.summary}</Muted>
                  {notice.text && <RichText html={notice.text} />}
                </div>
                <NoticeLink content={content} notice={notice} />
              </li>
            ))}
          </Items>
        )}
      </Years>
    </Section>
  );
}

interface NoticeLinkProps extends Pick<NoticeListProps, "content"> {
  notice: Queries.NoticeFieldsFragment;
}

function NoticeLink({ content, notice: { title, url, pdf } }: NoticeLinkProps) {
  const address = pdf?.publicURL ? fileAddress(pdf.publicURL) : url;
  if (!address) return null;
  return (
    <ButtonLink to={address} variant="quiet" newTab={!address.startsWith("/") || Boolean(pdf)}>
      {pdf ? fillTemplate(content.pdfLabel, { size: pdf.prettySize }) : content.readLabel}
      <span className="visually-hidden">: {title}</span>
    </ButtonLink>
  );
}

/** Shows an email field that does not send anything yet, a note that says so, and a link to the newsletter. */
export function NoticesBox({ content }: { content: Queries.NoticesBoxFieldsFragment }) {
  return (
    <Section data-volume="quiet" data-background="warm">
      <Split ratio="1fr 1.1fr">
        <SectionHeading content={content} />
        <div>
          <Field label={content.email} hint={content.note}>
            <Input type="email" autoComplete="email" />
          </Field>
          {content.newsletter && (
            <ArrowLink to={content.newsletter.to}>{content.newsletter.label}</ArrowLink>
          )}
        </div>
      </Split>
    </Section>
  );
}
