import { group, listOf, optional } from "../fields";
import { defineKind } from "../kind";
import { action, callToAction, fact, feature, intro } from "../shapes/blocks";
import { heading } from "../shapes/heading";
import { page } from "../shapes/page";
import { numberingMistakes, process } from "../shapes/process";
import { eligibility, loanOffer, productCard, productExample } from "../shapes/product";
import { requirements } from "../shapes/requirements";
import { signposts } from "../shapes/signpost";

/** One loan product: a page of its own, and a card on the home page. */
export const productPage = defineKind({
  name: "ProductPage",
  files: "products/*.yaml",
  schema: page("ProductPage", "A loan product.", {
    card: productCard(),
    intro: intro(),
    actions: listOf(
      "The buttons below the opening, the most important first.",
      action("A button."),
      { max: 3 },
    ),
    offer: loanOffer(),
    facts: optional(
      group("ProductFacts", "The product in figures.", {
        ...heading(),
        facts: listOf("The figures.", fact()),
      }),
    ),
    features: optional(
      group("ProductFeatures", "What is good about the product.", {
        ...heading(),
        features: listOf("The advantages.", feature()),
      }),
    ),
    loanTypes: optional(
      group("ProductLoanTypes", "The kinds of loan the product has.", {
        ...heading(),
        types: listOf("The kinds of loan.", feature()),
      }),
    ),
    example: optional(productExample()),
    eligibility: optional(eligibility()),
    requirements: optional(requirements("The documents to bring.")),
    process: optional(process("How the loan comes about.")),
    meanwhile: optional(signposts("What visitors can do while the product is not open.")),
    callToAction: callToAction("The closing panel."),
  }),
  check: ({ card, process }) => [
    ...((card.badge === "Coming Soon") === card.comingSoon
      ? []
      : [
          {
            at: ["card", "comingSoon"],
            message: `is ${card.comingSoon}, but the badge says ${card.badge}; the two must agree.`,
          },
        ]),
    ...numberingMistakes(process?.steps ?? [], ["process", "steps"]),
  ],
});
