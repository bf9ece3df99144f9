import { useMemo } from "react";
import { type LazyComponent, LazySection } from "../../components/LazySection/LazySection";
import { Section } from "../../components/Section";
import type { SideBySideProps } from "./SideBySide";

interface SideBySideSectionProps extends SideBySideProps {
  /** The comparison in the chunk of the page's calculator. */
  code: LazyComponent<SideBySideProps>;
}

export function SideBySideSection({ code, labels, isOptional = false }: SideBySideSectionProps) {
  const props = useMemo(() => ({ labels, isOptional }), [labels, isOptional]);
  return <LazySection code={code} props={props} Placeholder={Heading} />;
}

const Heading = ({ labels, isOptional }: SideBySideProps) => (
  <Section data-background="sunken" hidden={isOptional} title={labels.title} text={labels.lead} />
);
