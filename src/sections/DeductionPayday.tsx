import styled from "@emotion/styled";
import { Band, Container } from "../components/Layout";
import { SectionHeading } from "../components/Section";
import { columns, stack } from "../theme/parts";
import { color, space, token } from "../theme/tokens";

const Columns = styled(Container)`
  ${stack(`${space[10]} clamp(3rem, 8vw, 8rem)`)}
  align-items: center;
  ${columns("lg", "minmax(0, 1fr) minmax(0, 30rem)")}
  & > div > p {
    padding-left: ${space[5]};
    border-left: 4px solid ${color.accent};
    max-width: 30rem;
  }
`;

const PaySlip = styled.dl`
  padding: ${space[8]} clamp(1.25rem, 3vw, 2.25rem);
  border-radius: ${token.radius};
  background: ${color.backgroundWarm};
  box-shadow: ${token.shadowOverlay};
  & > div {
    padding: ${space[4]};
    border-bottom: 1px dashed ${color.lineStrong};
  }
  & > div:last-of-type {
    border-bottom: 0;
  }
  & > div[data-added] {
    margin-inline: calc(-1 * ${space[2]});
    padding-inline: ${space[6]};
    border: 0;
    border-radius: ${token.radius};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    color: ${color.textMuted};
  }
  & > div[data-added] dd {
    color: inherit;
  }
`;

/** A pay slip, line by line, with the one line that a loan adds. */
export function DeductionPayday({ content }: { content: Queries.DeductionPaydayFieldsFragment }) {
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
