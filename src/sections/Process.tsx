import { Section } from "../components/Section";
import { Steps } from "../components/Steps";

interface ProcessProps {
  content: Queries.ProcessFieldsFragment;
  background?: "plain" | "warm";
  "data-pairs"?: "";
}

export const Process = ({ content, background = "warm", ...look }: ProcessProps) => (
  <Section data-background={background} content={content}>
    <Steps steps={content.steps} {...look} />
  </Section>
);
