import styled from "@emotion/styled";
import { ArrowLink, ButtonLink } from "../../components/Button";
import { Years } from "../../components/Disclosure";
import { Field, Input } from "../../components/Field";
import { LinkRows } from "../../components/LinkRows";
import { Picture } from "../../components/Picture";
import { RichText } from "../../components/RichText";
import { Section, SectionHeading, Split } from "../../components/Section";
import { Muted } from "../../components/Type";
import { fileAddress } from "../../lib/fileAddress";
import { fillTemplate } from "../../lib/fillTemplate";
import { formatDate } from "../../lib/format";
import { from } from "../../theme/breakpoints";
import { formSheet } from "../../theme/parts";
import { space } from "../../theme/tokens";

interface NoticeListProps {
  content: Pick<Queries.NoticesPageFieldsFragment, "listTitle" | "pdfLabel">;
  notices: readonly Queries.NoticeFieldsFragment[];
}

/** Lists news about the lender. Each item links to its publisher, or has its own text or PDF. */
export function NoticeList({ content, notices }: NoticeListProps) {
  const row = ({ title, url, pdf, date, source, ...notice }: (typeof notices)[number]) => ({
    to: url,
    title,
    note: (
      <>
        {source},{" "}
        <time className="unbroken" dateTime={date}>
          {formatDate(date)}
        </time>
      </>
    ),
    text: (
      <>
        <Picture picture={notice.picture} sizes="(min-width: 768px) 36rem, 92vw" />
        <Muted>{notice.summary}</Muted>
        {notice.text && <RichText html={notice.text} />}
        {pdf?.publicURL && (
          <ButtonLink to={fileAddress(pdf.publicURL)} variant="quiet" newTab>
            {fillTemplate(content.pdfLabel, { size: pdf.prettySize })}
            <span className="visually-hidden">: {title}</span>
          </ButtonLink>
        )}
      </>
    ),
  });
  return (
    <Sheet>
      <h2>{content.listTitle}</h2>
      <Years entries={notices}>{(group) => <Rows links={group.map(row)} />}</Years>
    </Sheet>
  );
}

const Sheet = styled.div`
  ${formSheet}
  padding-bottom: 0;
  & li:last-child {
    border-bottom: 0;
  }
`;

/** On wider screens, the source and the date are beside the title. */
const Rows = styled(LinkRows)`
  & > li > div {
    padding-block: ${space[4]};
  }
  & picture {
    width: auto;
    max-width: 36rem;
    margin-top: ${space[3]};
  }
  & img {
    aspect-ratio: auto;
  }
  ${from("md")} {
    & div:has(> h3) {
      padding-left: 17rem;
    }
    & div > small {
      float: left;
      width: 14rem;
      margin: 0.55rem 0 0 -17rem;
    }
  }
`;

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
