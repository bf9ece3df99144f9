import type { RatePlan } from "../src/lending/ratePlan";

/** Returns a product with the fields that product lists query. */
export const listedProduct = (
  title: string,
  comingSoon: boolean,
): Queries.ListedProductFragment => ({
  path: `/${title.toLowerCase()}`,
  card: {
    order: 1,
    title,
    description: `About ${title}.`,
    badge: comingSoon ? "Coming Soon" : "Available Now",
    comingSoon,
    linkLabel: "Learn More",
    picture: { alt: title, src: { gatsbyImageData: null } },
  },
});

/** Returns an available product with the fields that calculators query. Its plan has its name. */
export const pricedProduct = (
  title: string,
  plan: RatePlan & Partial<Pick<Queries.RatePlanFieldsFragment, "since" | "former">>,
): Queries.PricedProductFragment => ({
  path: `/${title.toLowerCase()}`,
  card: { title },
  ratePlan: {
    ...(plan as Queries.RatePlanFieldsFragment),
    name: title.toLowerCase(),
    since: plan.since ?? "2026-01-01",
  },
});
