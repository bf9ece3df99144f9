import styled from "@emotion/styled";
import { Icon } from "../../components/Icon";
import { Picture } from "../../components/Picture";
import { Section, SectionHeading } from "../../components/Section";
import { Split } from "../../components/Split";
import { Small } from "../../components/Type";
import { from } from "../../theme/breakpoints";
import { columns, iconRow, square } from "../../theme/parts";
import { color, space, token } from "../../theme/tokens";

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
  & > [data-first] {
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

/** Lists the duties of each party to a salary deduction. */
export function DeductionMeaning({ content }: { content: Queries.DeductionMeaningFieldsFragment }) {
  return (
    <Section content={content}>
      <Parties>
        {content.parties.map(({ icon, name, duties }, index) => (
          <li key={name} data-first={index === 0 || undefined}>
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

/** Shows a pay slip with the line that a loan adds. */
export function DeductionPayday({ content }: { content: Queries.DeductionPaydayFieldsFragment }) {
  return (
    <Section data-tone="dark" data-background="warm">
      <Split ratio="1fr minmax(0, 30rem)" data-align="centre">
        <div>
          <SectionHeading content={content} />
          <Small as="p">{content.note}</Small>
        </div>
        <Picture picture={content.picture} sizes="30rem" transparent />
      </Split>
    </Section>
  );
}
