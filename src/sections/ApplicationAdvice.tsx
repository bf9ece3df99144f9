import styled from "@emotion/styled";
import { ArrowLink } from "../components/ArrowLink";
import { Band, Container } from "../components/Layout";
import { SectionHeading } from "../components/SectionHeading";
import { from } from "../theme/breakpoints";
import { color, size, space, token } from "../theme/tokens";

interface ApplicationAdviceProps {
  content: Queries.ApplicationAdviceFieldsFragment;
}

const Columns = styled(Container)`
  display: grid;
  gap: ${space[10]} clamp(3rem, 8vw, 8rem);
  ${from("lg")} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
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
    font: 600 ${size.h4} / 1.25 ${token.fontText};
    letter-spacing: -0.01em;
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
