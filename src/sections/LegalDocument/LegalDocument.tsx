import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { RichText } from "../../components/RichText/RichText";
import { formatDate } from "../../lib/format";
import { TableOfContents } from "../TableOfContents/TableOfContents";
import { Columns, Summary } from "./styles";

interface LegalDocumentProps {
  document: Queries.LegalDocumentFragment;
}

/** A legal text: its date, a plain summary, and its sections beside a table of contents. */
export function LegalDocument({ document }: LegalDocumentProps) {
  const { effective, summary, sections } = document;
  return (
    <Band>
      <Columns>
        <TableOfContents sections={sections} />
        <div>
          <p>
            Effective <time dateTime={effective}>{formatDate(effective)}</time>
          </p>
          <Summary>
            <h2>In short</h2>
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
    </Band>
  );
}

export const query = graphql`
  fragment LegalDocument on LegalPage {
    effective
    summary
    sections {
      id
      title
      body
    }
  }
`;
