import type { ComponentProps } from "react";
import { useMemo } from "react";
import { Band, Container } from "../../components/Layout";
import { LazySection, lazyComponent } from "../../components/LazySection/LazySection";
import { SectionHeading } from "../../components/SectionHeading";
import { useSite } from "../../lib/useSite";
import type { SideBySide } from "./SideBySide";

type SideBySideProps = ComponentProps<typeof SideBySide>;

const sideBySide = lazyComponent<SideBySideProps>(async () => {
  const { SideBySide } = await import(/* webpackChunkName: "side-by-side" */ "./SideBySide");
  return SideBySide;
});

/** The comparison in a chunk of its own, which the calculators and the offer page share. */
export function SideBySideSection({
  labels,
  linksToOffers = false,
  asksForPay = false,
}: SideBySideProps) {
  const { loading } = useSite().lender;
  const props = useMemo(
    () => ({ labels, linksToOffers, asksForPay }),
    [labels, linksToOffers, asksForPay],
  );
  return (
    <LazySection
      code={sideBySide}
      props={props}
      Placeholder={Heading}
      error={{ message: loading.section, retry: loading.retry }}
    />
  );
}

const Heading = ({ labels }: SideBySideProps) => (
  <Band data-background="sunken">
    <Container>
      <SectionHeading title={labels.title} text={labels.lead} />
    </Container>
  </Band>
);
