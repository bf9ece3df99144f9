import { lazyComponent } from "../../components/LazySection/LazySection";

export const offerChecker = lazyComponent(async () => {
  const { OfferChecker } = await import(
    /* webpackChunkName: "check-an-offer", webpackPreload: true */ "./OfferChecker"
  );
  return OfferChecker;
});

/** The comparison of kept loans. Where the chunk does not load, the form offers to retry. */
export const comparison = lazyComponent(async () => {
  await offerChecker.loaded;
  const { OfferComparison } = await import(
    /* webpackChunkName: "check-an-offer" */ "./OfferChecker"
  );
  return OfferComparison;
});
