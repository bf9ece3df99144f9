import { graphql } from "gatsby";
import { Band } from "../../components/Layout/Band";
import { Container } from "../../components/Layout/Container";
import { SectionHeading } from "../../components/SectionHeading/SectionHeading";
import { StepList } from "../StepList/StepList";

interface ProcessProps {
  content: Queries.ProcessFragment;
  ground?: "plain" | "warm";
}

/** The steps of a process, in a row where there is room. */
export function Process({ content, ground = "warm" }: ProcessProps) {
  return (
    <Band data-ground={ground}>
      <Container>
        <SectionHeading title={content.title} text={content.text} />
        <StepList steps={content.steps} row />
      </Container>
    </Band>
  );
}

export const query = graphql`
  fragment Process on Process {
    title
    text
    steps {
      ...StepData
    }
  }
`;
