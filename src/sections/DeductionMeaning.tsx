import styled from "@emotion/styled";
import { Icon } from "../components/Icon";
import { Section } from "../components/Section";
import { from } from "../theme/breakpoints";
import { columns, square } from "../theme/parts";
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
    display: flex;
    align-items: center;
    gap: ${space[3]};
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
