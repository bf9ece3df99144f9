import {
  action,
  actions,
  callToAction,
  exampleFigures,
  fact,
  feature,
  intro,
  loanTerms,
  order,
  picture,
  plainPage,
  process,
  signposts,
  titleAndLead,
} from "../blocks";
import { amount, choice, group, link, listOf, months, optional, text, yesNo } from "../fields";
import { defineKind } from "../kind";

const productCard = () =>
  group("ProductCard", "The product's card on the home page and in lists of products.", {
    order: order("The product's position among the products, the last if left out"),
    title: text("The product's name.", { max: 60 }),
    description: text("The product, without amounts, rates or fees.", { max: 240 }),
    badge: choice("Whether people can apply now.", ["Available Now", "Coming Soon"] as const),
    comingSoon: yesNo("Whether the product is not available yet; must match the badge."),
    picture: picture("The product's picture.", "column"),
    linkLabel: text("The label of the link to the product's page.", { max: 40 }),
  }).test(
    "badge",
    'must have the badge "Coming Soon" exactly when comingSoon is true. Change one of them.',
    (card) => (card?.badge === "Coming Soon") === (card?.comingSoon ?? false),
  );

export const productPage = defineKind({
  files: "products/*.yaml",
  schema: plainPage("ProductPage", "A loan product.", {
    card: productCard(),
    intro: intro(),
    slip: optional(
      picture(
        "An SVG next to the heading, instead of the card's picture, and on the page's share image. Its part #moving may be animated.",
        "column",
      ),
    ),
    actions: actions("The buttons below the heading, the most important first."),
    offer: group("LoanOffer", "The loan's limits for search engines, as plain numbers.", {
      minimumAmount: optional(amount("The smallest amount, in the lender's currency.")),
      maximumAmount: optional(amount("The largest amount, in the lender's currency.")),
      minimumTermMonths: months("The shortest term, in months."),
      maximumTermMonths: months("The longest term, in months."),
    }),
    facts: optional(
      group("ProductFacts", "The product's key figures.", {
        ...titleAndLead(),
        facts: listOf("The figures.", fact()),
      }),
    ),
    features: optional(
      group("ProductFeatures", "The product's advantages, or its loan types.", {
        ...titleAndLead(),
        features: listOf("The advantages or types.", feature()),
      }),
    ),
    example: optional(
      group("ProductExample", "A representative example. Its figures are computed.", {
        ...titleAndLead(),
        ...loanTerms(),
        note: optional(text("At the foot of the price tag, that it is an estimate.", { max: 200 })),
        calculator: link("The path of the loan calculator."),
        calculatorLabel: text("The label of the link to the calculator.", { max: 60 }),
        check: optional(action("The link to the page that works out any lender's offer.")),
        screen: optional(picture("A screen of the app, in a phone's frame.", "phone")),
      }).meta({ computed: { figures: exampleFigures } }),
    ),
    eligibility: optional(
      group("Eligibility", "The conditions for the loan.", {
        ...titleAndLead(),
        criteria: listOf(
          "The conditions, all of which must be met.",
          fact("EligibilityCriterion").shape({
            description: text("What the condition means and how to prove it.", { max: 320 }),
          }),
        ),
      }),
    ),
    papers: optional(yesNo("Whether the page shows the documents of papers.yaml.")),
    employers: optional(yesNo("Whether the page shows the employers of employers.yaml.")),
    process: optional(process("The steps from the application to the money.")),
    meanwhile: optional(signposts("What visitors can do while the product is not available.")),
    callToAction: callToAction("The closing panel."),
  }),
});
