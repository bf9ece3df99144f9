import styled from "@emotion/styled";
import { Chapters } from "../../components/Chapters";
import { LinkLine } from "../../components/LinkRows";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Notice, Subtitle } from "../../components/Type";
import { formatDate } from "../../lib/format";
import { card } from "../../theme/parts";
import { space } from "../../theme/tokens";

interface LegalDocumentProps {
  document: Queries.LegalPageFieldsFragment;
  earlier: Queries.LegalPageQuery["earlier"]["nodes"];
  labels: Queries.LegalPageLabelsFieldsFragment;
}

export function LegalDocument({ document, earlier, labels }: LegalDocumentProps) {
  const { sections, replacement, effective, summary } = document;
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
            <p>
              {labels.effective} <time dateTime={effective}>{formatDate(effective)}</time>
            </p>
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
          <LinkLine
            links={earlier.map(({ path, effective: day }) => ({
              to: path,
              label: `${labels.effective} ${formatDate(day)}`,
            }))}
          />
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
`;
