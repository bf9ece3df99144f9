import { graphql } from "gatsby";
import type { RatePlan } from "../../lending/ratePlan";

/** A product that people can apply for, with its rate plan. */
export interface ProductChoice<Plan extends RatePlan = RatePlan> {
  readonly plan: Plan;
  /** The product's path without the slash, and its title. Undefined if there is nothing to choose from. */
  readonly name?: string;
  readonly title?: string;
}

/**
 * Returns the products to choose from, the main one first: one without a name if all have the same plan.
 * @param products those of the query `LentProducts`, which leaves out products that are coming soon
 */
export function productChoices(
  products: readonly Queries.PricedProductFragment[],
): readonly ProductChoice<Queries.RatePlanFieldsFragment>[] {
  const lent = products.flatMap(({ path, card, ratePlan }) =>
    ratePlan ? [{ plan: ratePlan, name: path.slice(1), title: card.title }] : [],
  );
  const isChoice = new Set(lent.map(({ plan }) => plan.name)).size > 1;
  return isChoice ? lent : lent.slice(0, 1).map(({ plan }) => ({ plan }));
}

export const query = graphql`
  fragment LentProducts on Query {
    products: allProductPage(
      filter: { card: { comingSoon: { eq: false } } }
      sort: { sortKey: ASC }
    ) {
      nodes {
        ...PricedProduct
      }
    }
  }
  fragment PricedProduct on ProductPage {
    path
    card {
      title
    }
    ratePlan {
      ...RatePlanFields
    }
  }
`;
