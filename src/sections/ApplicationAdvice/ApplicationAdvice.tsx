import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink/ArrowLink";
import { Band } from "../../components/Layout/Band";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { Columns, Entries } from "./styles";

interface ApplicationAdviceProps {
  content: Queries.ApplicationAdviceFragment;
}

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

export const query = graphql`
  fragment ApplicationAdvice on ApplicationAdvice {
    title
    text
    entries {
      title
      description
    }
    more {
      label
      to
    }
  }
`;
