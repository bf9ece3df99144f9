import styled from "@emotion/styled";
import { Chapters } from "../../components/Chapters";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Notice, Subtitle } from "../../components/Type";
import { formatDate } from "../../lib/format";
import { card, lineLink } from "../../theme/parts";
import { space } from "../../theme/tokens";

interface LegalDocumentProps {
  document: Queries.LegalPageFieldsFragment;
  /** The documents that this one replaced, latest first. */
  earlier: Queries.LegalPageQuery["earlier"]["nodes"];
  labels: Queries.LegalPageLabelsFieldsFragment;
}

/** A legal text with its date, a summary, and sections beside a table of contents. */
export function LegalDocument({ document, earlier, labels }: LegalDocumentProps) {
  const { sections, replacement, effective, summary } = document;
  const since = (day: string) => (
    <>
      {labels.effective} <time dateTime={day}>{formatDate(day)}</time>
    </>
  );
  return (
    <Section>
      <Chapters
        chapters={sections}
        isNumbered
        head={
          <>
            {replacement && (
              <Notice>
                {labels.replaced} <a href={replacement.path}>{replacement.label}</a>
              </Notice>
            )}
            <p>{since(effective)}</p>
            <Summary>
              <Subtitle as="h2">{labels.summary}</Subtitle>
              <RichText html={summary} />
            </Summary>
          </>
        }
      />
      {earlier.length > 0 && (
        <Earlier>
          <Subtitle as="h2">{labels.earlier}</Subtitle>
          <ul>
            {earlier.map((each) => (
              <li key={each.path}>
                <a href={each.path}>{since(each.effective)}</a>
              </li>
            ))}
          </ul>
        </Earlier>
      )}
    </Section>
  );
}

const Summary = styled.div`
  ${card.tint}
  margin-top: ${space[6]};
  & > h2 {
    margin-bottom: ${space[3]};
  }
`;

const Earlier = styled.div`
  margin-top: ${space[12]};
  & a {
    ${lineLink}
  }
`;
