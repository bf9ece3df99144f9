import { Band } from "../components/Layout/Band";
import { Container } from "../components/Layout/Container";
import { SectionHeading } from "../components/SectionHeading/SectionHeading";
import { FeatureGrid } from "./FeatureGrid";

interface TitledFeaturesProps {
  title: string;
  text: string | null;
  features: readonly Queries.FeatureDataFragment[];
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
