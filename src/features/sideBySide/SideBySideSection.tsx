import { type LazyComponent, LazySection } from "../../components/LazySection/LazySection";
import { Section } from "../../components/Section";
import type { SideBySideProps } from "./SideBySide";

interface SideBySideSectionProps extends SideBySideProps {
  /** The comparison in the chunk of the page's calculator. */
  code: LazyComponent<SideBySideProps>;
}

export const SideBySideSection = ({ code, labels, isOptional = false }: SideBySideSectionProps) => (
  <LazySection code={code} props={{ labels, isOptional }} Placeholder={Heading} />
);

const Heading = ({ labels, isOptional }: SideBySideProps) => (
  <Section data-background="sunken" hidden={isOptional} title={labels.title} text={labels.lead} />
);
