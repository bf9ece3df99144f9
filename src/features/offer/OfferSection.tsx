import type { ComponentProps } from "react";
import { useMemo } from "react";
import { LazySection, lazyComponent } from "../../components/LazySection/LazySection";
import { useSite } from "../../lib/useSite";
import type { SideBySideProps } from "../sideBySide/SideBySideSection";
import type { OfferChecker } from "./OfferChecker";

type OfferCheckerProps = ComponentProps<typeof OfferChecker>;

const offerChecker = lazyComponent<OfferCheckerProps>(async () => {
  const { OfferChecker } = await import(
    /* webpackChunkName: "check-an-offer", webpackPreload: true */ "./OfferChecker"
  );
  return OfferChecker;
});

/** The comparison of kept loans. Where the chunk does not load, the form offers to retry. */
export const comparison = lazyComponent<SideBySideProps>(async () => {
  await offerChecker.loaded;
  const { OfferComparison } = await import(
    /* webpackChunkName: "check-an-offer" */ "./OfferComparison"
  );
  return OfferComparison;
});

/** The form that checks an offer, and its results, in a chunk of their own. */
export function OfferSection({ labels, sideBySide }: OfferCheckerProps) {
  const { loading } = useSite().lender;
  const props = useMemo(() => ({ labels, sideBySide }), [labels, sideBySide]);
  return (
    <LazySection
      code={offerChecker}
      props={props}
      error={{ message: loading.section, retry: loading.retry }}
    />
  );
}
