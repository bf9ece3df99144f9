import type { ComponentProps } from "react";
import { useMemo } from "react";
import { LazySection, lazyComponent } from "../../components/LazySection/LazySection";
import { useSite } from "../../lib/useSite";
import type { OfferChecker } from "./OfferChecker";

type OfferCheckerProps = ComponentProps<typeof OfferChecker>;

const offerChecker = lazyComponent<OfferCheckerProps>(async () => {
  const { OfferChecker } = await import(
    /* webpackChunkName: "check-an-offer", webpackPreload: true */ "./OfferChecker"
  );
  return OfferChecker;
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
