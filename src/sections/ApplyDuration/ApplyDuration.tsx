import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { Scale } from "./styles";

interface ApplyDurationProps {
  content: Queries.ApplyDurationFragment;
}

/** How long an application takes, as the stretches of a scale. */
export function ApplyDuration({ content }: ApplyDurationProps) {
  return (
    <Band>
      <Container>
        <SectionHeading title={content.title} text={content.text} />
        <Scale>
          {content.stages.map(({ time, title, description }) => (
            <li key={title}>
              <h3>
                {time} <small>{title}</small>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </Scale>
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment ApplyDuration on ApplyDuration {
    title
    text
    stages {
      time
      title
      description
    }
  }
`;
