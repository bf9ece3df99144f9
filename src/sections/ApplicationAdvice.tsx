import styled from "@emotion/styled";
import { ArrowLink } from "../components/ArrowLink";
import { Band, Container } from "../components/Layout";
import { SectionHeading } from "../components/Section";
import { columns, plainHeading, stack } from "../theme/parts";
import { color, space, token } from "../theme/tokens";

interface ApplicationAdviceProps {
  content: Queries.ApplicationAdviceFieldsFragment;
}

const Columns = styled(Container)`
  ${stack(`${space[10]} clamp(3rem, 8vw, 8rem)`)}
  ${columns("lg", "minmax(0, 5fr) minmax(0, 7fr)")}
`;

const Entries = styled.ul`
  & > li {
    padding-block: ${space[6]};
    border-top: 1px solid ${color.line};
  }
  & > li:last-of-type {
    border-bottom: 1px solid ${color.line};
  }
  & h3 {
    ${plainHeading}
  }
  & p {
    max-width: ${token.textWidth};
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
`;

/** What makes an application quick. */
export function ApplicationAdvice({ content }: ApplicationAdviceProps) {
  return (
    <Band data-tone="dark">
      <Columns>
        <div>
          <SectionHeading title={content.title} text={content.text} />
          {content.more && <ArrowLink to={content.more.to}>{content.more.label}</ArrowLink>}
        </div>
        <Entries>
          {content.entries.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </Entries>
      </Columns>
    </Band>
  );
}
