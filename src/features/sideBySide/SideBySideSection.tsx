import { type LazyComponent, LazySection } from "../../components/LazySection/LazySection";
import { Section } from "../../components/Section";
import type { SideBySideProps } from "./SideBySide";

interface SideBySideSectionProps<Props extends object> {
  /** The comparison in the chunk of the page's calculator. */
  code: LazyComponent<Props>;
  props: Props;
}

export const SideBySideSection = <Props extends SideBySideProps>(
  section: SideBySideSectionProps<Props>,
) => <LazySection {...section} Placeholder={Heading} />;

const Heading = ({ labels, isOptional }: SideBySideProps) => (
  <Section data-background="sunken" hidden={isOptional} title={labels.title} text={labels.lead} />
);
