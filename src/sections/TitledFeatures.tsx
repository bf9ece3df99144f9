import { FeatureGrid } from "../components/FeatureList";
import { Section } from "../components/Section";

interface TitledFeaturesProps {
  title: string;
  text: string | null;
  features: readonly Queries.FeatureFieldsFragment[];
}

/** Advantages under a heading. */
export function TitledFeatures({ title, text, features }: TitledFeaturesProps) {
  return (
    <Section title={title} text={text}>
      <FeatureGrid features={features} />
    </Section>
  );
}
