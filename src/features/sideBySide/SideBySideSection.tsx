import type { ComponentProps } from "react";
import { useMemo } from "react";
import { Band, Container } from "../../components/Layout";
import { type LazyComponent, LazySection } from "../../components/LazySection/LazySection";
import { SectionHeading } from "../../components/SectionHeading";
import { useSite } from "../../lib/useSite";
import type { SideBySide } from "./SideBySide";

export type SideBySideProps = ComponentProps<typeof SideBySide>;

interface SideBySideSectionProps extends SideBySideProps {
  /** The comparison in the chunk of the page's calculator. */
  code: LazyComponent<SideBySideProps>;
}

/** The comparison, which is lazy-loaded. */
export function SideBySideSection({ code, labels, isOptional = false }: SideBySideSectionProps) {
  const { loading } = useSite().lender;
  const props = useMemo(() => ({ labels, isOptional }), [labels, isOptional]);
  return (
    <LazySection
      code={code}
      props={props}
      Placeholder={Heading}
      error={{ message: loading.section, retry: loading.retry }}
    />
  );
}

const Heading = ({ labels, isOptional }: SideBySideProps) => (
  <Band data-background="sunken" hidden={isOptional}>
    <Container>
      <SectionHeading title={labels.title} text={labels.lead} />
    </Container>
  </Band>
);
