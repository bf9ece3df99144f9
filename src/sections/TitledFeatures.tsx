import { FeatureGrid } from "../components/FeatureList";
import { Band, Container } from "../components/Layout";
import { SectionHeading } from "../components/SectionHeading";

interface TitledFeaturesProps {
  title: string;
  text: string | null;
  features: readonly Queries.FeatureFieldsFragment[];
}

/** Advantages under a heading. */
export function TitledFeatures({ title, text, features }: TitledFeaturesProps) {
  return (
    <Band>
      <Container>
        <SectionHeading title={title} text={text} />
        <FeatureGrid features={features} />
      </Container>
    </Band>
  );
}
