import styled from "@emotion/styled";
import { RichText } from "../../components/RichText";
import { Section } from "../../components/Section";
import { Split } from "../../components/Split";
import { formatDate } from "../../lib/format";
import { blocksOnPaper } from "../../theme/parts";
import { color, size, space, token } from "../../theme/tokens";
import { TableOfContents } from "../TableOfContents";

interface LegalDocumentProps {
  document: Pick<Queries.LegalPageFieldsFragment, "effective" | "summary" | "sections">;
  labels: Queries.LegalPageLabelsFieldsFragment;
}

const Columns = styled(Split)`
  ${blocksOnPaper}
  & section {
    margin-top: ${space[12]};
  }
  & section > h2 {
    margin-bottom: ${space[4]};
    font-size: ${size.h3};
  }
`;

const Summary = styled.div`
  max-width: ${token.textWidth};
  margin-top: ${space[6]};
  padding: ${space[6]} min(${space[8]}, 6vw);
  border-radius: ${token.radiusLarge};
  background: ${color.backgroundWarm};
  & h2 {
    margin-bottom: ${space[3]};
    font-size: ${size.h4};
  }
`;

/** Renders a legal text: date, summary, and sections next to a table of contents. */
export function LegalDocument({ document, labels }: LegalDocumentProps) {
  const { effective, summary, sections } = document;
  return (
    <Section>
      <Columns ratio="17rem 1fr">
        <TableOfContents sections={sections} />
        <div>
          <p>
            {labels.effective} <time dateTime={effective}>{formatDate(effective)}</time>
          </p>
          <Summary>
            <h2>{labels.summary}</h2>
            <RichText html={summary} />
          </Summary>
          {sections.map(({ id, title, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>
                {index + 1}. {title}
              </h2>
              <RichText html={body} />
            </section>
          ))}
        </div>
      </Columns>
    </Section>
  );
}
