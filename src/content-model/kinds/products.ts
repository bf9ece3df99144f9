import * as b from "../blocks";
import * as f from "../fields";
import { defineKind, isGroup, type Sortable, sortKeyOf } from "../kind";

const productCard = () =>
  f
    .group("ProductCard", "The product's card on the home page and in lists of products.", {
      order: b.order("The product's position among the products, the last if left out"),
      title: f.text("The product's name.", 60),
      description: f.text("The product, without amounts, rates or fees.", 240),
      badge: f.choice("Whether people can apply now.", ["Available Now", "Coming Soon"] as const),
      comingSoon: f.yesNo("Whether the product is not available yet; must match the badge."),
      picture: f.optional(b.picture("The product's picture.", "column")),
      linkLabel: f.text("The label of the link to the product's page.", 40),
    })
    .test(
      "badge",
      'must have the badge "Coming Soon" exactly when comingSoon is true. Change one of them.',
      (card) => (card?.badge === "Coming Soon") === (card?.comingSoon ?? false),
    );

export const WITHOUT_PLAN =
  "plan is required once the product is available: the name of a file in content/rate-plans.";

export const productPage = defineKind({
  files: "products/*.yaml",
  schema: b.plainPage("ProductPage", "A loan product.", {
    card: productCard(),
    plan: f.optional(
      f.reference(
        "The name of the product's file in content/rate-plans. Required once the product is available.",
        "rate plan",
      ),
    ),
    intro: b.intro(),
    slip: f.optional(
      b.picture(
        "An SVG next to the heading, instead of the card's picture, and on the page's share image. Its part #moving may be animated.",
        "column",
      ),
    ),
    actions: b.actions("The buttons below the heading, the most important first."),
    keyFigures: f.optional(
      b.headed("ProductKeyFigures", "The product's key figures.", {
        figures: f.listOf("The figures.", b.keyFigure()),
        example: f.optional(
          f.group("ProductExample", "The price of the plan's representative example.", {
            text: f.optional(f.markdown("What the loan costs, in sentences.")),
            note: f.optional(f.text("At the foot of the price tag, that it is an estimate.", 200)),
            calculator: f.link("The path of the loan calculator."),
            calculatorLabel: f.text("The label of the link to the calculator.", 60),
            check: f.optional(b.action("The link to the page that works out any lender's offer.")),
          }),
        ),
      }),
    ),
    features: f.optional(
      b.headed("ProductFeatures", "The product's advantages, or its loan types.", {
        features: f.listOf("The advantages or types.", b.feature()),
      }),
    ),
    eligibility: f.optional(
      b.headed("Eligibility", "The conditions for the loan.", {
        criteria: f.listOf(
          "The conditions, all of which must be met.",
          b.keyFigure("EligibilityCriterion").shape({
            description: f.text("What the condition means and how to prove it.", 320),
          }),
        ),
      }),
    ),
    papers: f.optional(f.yesNo("Whether the page shows the documents of papers.yaml.")),
    process: f.optional(b.process("The steps from the application to the money.")),
    meanwhile: f.optional(b.signposts("What visitors can do while the product is not available.")),
    callToAction: b.callToAction(),
  }),
  check: ({ card, plan }) => (card.comingSoon || plan ? [] : [[["plan"], WITHOUT_PLAN]]),
});

/** A product, as in its file or its node. */
export interface Product extends Sortable {
  card: Sortable & { comingSoon: boolean };
  plan?: string | null;
}

/** Whether a value has what decides which product is the main one. */
export const isProduct = <Value>(value: Value): value is Value & Product =>
  isGroup(value) && isGroup(value.card);

/** Returns the products that people can apply for, in the order of the site. */
export const availableProducts = <P extends Product>(products: readonly P[]): readonly P[] =>
  products
    .filter(({ card }) => !card.comingSoon)
    .toSorted((one, other) => (sortKeyOf(one) < sortKeyOf(other) ? -1 : 1));

/**
 * Returns the main product, whose rate plan prices the loans outside products' pages: the first one that is
 * available. Returns undefined if there is none.
 */
export const mainProduct = <P extends Product>(products: readonly P[]): P | undefined =>
  availableProducts(products)[0];
