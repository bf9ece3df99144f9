import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { Columns, PaySlip } from "./styles";

interface DeductionPaydayProps {
  content: Queries.DeductionPaydayFragment;
}

/** A pay slip, line by line, with the one line that a loan adds. */
export function DeductionPayday({ content }: DeductionPaydayProps) {
  return (
    <Band data-tone="dark">
      <Columns>
        <div>
          <SectionHeading title={content.title} text={content.text} />
          <p>{content.note}</p>
        </div>
        <PaySlip data-tone="light">
          {content.lines.map(({ label, detail, added }) => (
            <div key={label} data-added={added || undefined}>
              <dt>{label}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </PaySlip>
      </Columns>
    </Band>
  );
}

export const query = graphql`
  fragment DeductionPayday on DeductionPayday {
    title
    text
    lines {
      label
      detail
      added
    }
    note
  }
`;
