import styled from "@emotion/styled";
import { Chapters } from "../../components/Chapters";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Subtitle } from "../../components/Type";
import { formatDate } from "../../lib/format";
import { card } from "../../theme/parts";
import { space } from "../../theme/tokens";

interface LegalDocumentProps {
  document: Pick<Queries.LegalPageFieldsFragment, "effective" | "summary" | "sections">;
  labels: Queries.LegalPageLabelsFieldsFragment;
}

/** Renders a legal text: date, summary, and sections next to a table of contents. */
export const LegalDocument = ({ document, labels }: LegalDocumentProps) => (
  <Section>
    <Chapters
      chapters={document.sections}
      isNumbered
      head={
        <>
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
  </Section>
);

const Summary = styled.div`
  margin-top: ${space[6]};
  ${card.tint}
  & > h2 {
    margin-bottom: ${space[3]};
  }
`;
