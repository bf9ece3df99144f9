import styled from "@emotion/styled";
import { Icon } from "../components/Icon";
import { Band, Container } from "../components/Layout";
import { Section, SectionHeading } from "../components/Section";
import { from } from "../theme/breakpoints";
import { columns, iconRow, square, stack } from "../theme/parts";
import { color, size, space, token } from "../theme/tokens";

/** A column for each party, the first one highlighted. */
const Parties = styled.ul`
  display: grid;
  border: 1px solid ${color.line};
  border-radius: ${token.radiusLarge};
  overflow: hidden;
  ${columns("lg", 3)}
  & > li {
    padding: min(clamp(1.5rem, 3vw, 2.5rem), 7.5vw);
  }
  & > li:first-of-type {
    background: ${color.noticeBackground};
  }
  & > li + li {
    border-top: 1px solid ${color.line};
    ${from("lg")} {
      border-top: 0;
      border-left: 1px solid ${color.line};
    }
  }
  & h3 {
    ${iconRow(space[3])}
    font-size: ${size.h4};
  }
  & svg {
    ${square("1.75rem")}
    color: ${color.emphasis};
  }
  & ol {
    display: grid;
    margin-top: ${space[5]};
  }
  & ol > li {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
`;

/** The duties of each party to a salary deduction. */
export function DeductionMeaning({ content }: { content: Queries.DeductionMeaningFieldsFragment }) {
  return (
    <Section title={content.title} text={content.text}>
      <Parties>
        {content.parties.map(({ icon, name, duties }) => (
          <li key={name}>
            <h3>
              <Icon drawing={icon} />
              {name}
            </h3>
            <ol>
              {duties.map((duty) => (
                <li key={duty}>{duty}</li>
              ))}
            </ol>
          </li>
        ))}
      </Parties>
    </Section>
  );
}

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
  break-inside: avoid;
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
