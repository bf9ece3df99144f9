import { Section } from "../components/Section";
import { Steps } from "../components/Steps";

interface ProcessProps {
  content: Queries.ProcessFieldsFragment;
  background?: "plain" | "warm";
}

export const Process = ({ content, background = "warm" }: ProcessProps) => (
  <Section data-background={background} content={content}>
    <Steps steps={content.steps} />
  </Section>
);
