import styled from "@emotion/styled";
import { Chapters } from "../../components/Chapters";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Subtitle } from "../../components/Type";
import { formatDate } from "../../lib/format";
import { card, lineLink } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

interface LegalDocumentProps {
  document: Queries.LegalPageFieldsFragment;
  /** The documents that it replaced, the latest first. */
  earlier: Queries.LegalPageQuery["earlier"]["nodes"];
  labels: Queries.LegalPageLabelsFieldsFragment;
}

/** Renders a legal text: date, summary, and sections next to a table of contents. */
export const LegalDocument = ({ document, earlier, labels }: LegalDocumentProps) => (
  <Section>
    <Chapters
      chapters={document.sections}
      isNumbered
      head={
        <>
          {document.replacement && (
            <Replaced>
              {labels.replaced} <a href={document.replacement.path}>{document.replacement.label}</a>
            </Replaced>
          )}
          <p>
            {labels.effective}{" "}
            <time dateTime={document.effective}>{formatDate(document.effective)}</time>
          </p>
          <Summary>
            <Subtitle as="h2">{labels.summary}</Subtitle>
            <RichText html={document.summary} />
          </Summary>
        </>
      }
    />
    {earlier.length > 0 && (
      <Earlier>
        <Subtitle as="h2">{labels.earlier}</Subtitle>
        <ul>
          {earlier.map(({ path, effective }) => (
            <li key={path}>
              <a href={path}>
                {labels.effective} <time dateTime={effective}>{formatDate(effective)}</time>
              </a>
            </li>
          ))}
        </ul>
      </Earlier>
    )}
  </Section>
);

const Replaced = styled.p`
  margin-bottom: ${space[6]};
  padding: ${space[4]} ${space[5]};
  border-radius: ${token.radius};
  background: ${color.noticeBackground};
  color: ${color.notice};
  font-weight: 600;
  & a {
    color: inherit;
  }
`;

const Earlier = styled.div`
  margin-top: ${space[12]};
  & a {
    ${lineLink}
  }
`;

const Summary = styled.div`
  margin-top: ${space[6]};
  ${card.tint}
  & > h2 {
    margin-bottom: ${space[3]};
  }
`;
