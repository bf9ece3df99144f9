import {
  action,
  callToAction,
  fact,
  feature,
  numberingMistakes,
  picture,
  process,
  requirements,
  signposts,
  titleAndText,
} from "../blocks";
import { choice, group, link, listOf, optional, text, whole, yesNo } from "../fields";
import { defineKind } from "../kind";
import { intro, page } from "../page";

/** The product as the home page and lists of products show it. */
export const productCard = () =>
  group("ProductCard", "The product as the home page and lists of products show it.", {
    id: text("The product's short name, such as salary-loans.", { max: 40 }),
    order: whole("Its place among the products, from 1.", { min: 1, max: 50 }),
    title: text("The product's name.", { max: 60 }),
    description: text("The product in a sentence or two, without amounts, rates or fees.", {
      max: 240,
    }),
    badge: choice("Whether people can apply now.", ["Available Now", "Coming Soon"] as const),
    comingSoon: yesNo("true while nobody can apply yet; the badge must say the same."),
    picture: picture("The product's picture."),
    linkLabel: text("The words on the link to the product's page.", { max: 40 }),
  });

const amount = (description: string) => whole(description, { min: 1, max: 10_000_000 });
const months = (description: string) => whole(description, { min: 1, max: 600 });

export const loanOffer = () =>
  group("LoanOffer", "What search engines are told of the loan, in plain numbers.", {
    minimumAmount: optional(amount("The smallest amount, in TT$.")),
    maximumAmount: optional(amount("The largest amount, in TT$.")),
    minimumTermMonths: months("The shortest term, in months."),
    maximumTermMonths: months("The longest term, in months."),
  });

export const productExample = () =>
  group("ProductExample", "A representative example; the build computes its figures.", {
    ...titleAndText(),
    ratePlan: text("The name of the rate plan in content/calculators that prices it.", { max: 40 }),
    amount: amount("The amount borrowed, in TT$."),
    termMonths: months("The term, in months."),
    calculator: link("The page of the loan calculator."),
    calculatorLabel: text("The words on the link to the calculator.", { max: 60 }),
    screen: optional(picture("A screen of the app, in a phone's frame.")),
  });

export const eligibility = () =>
  group("Eligibility", "Who can have the loan.", {
    ...titleAndText(),
    criteria: listOf(
      "The conditions, each of which must hold.",
      group("EligibilityCriterion", "One condition.", {
        value: text("The figure that counts, such as 1 year.", { max: 40 }),
        label: text("What the figure is of.", { max: 80 }),
        description: text("What it means, and how it is shown to hold.", { max: 320 }),
      }),
    ),
  });

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
        ...titleAndText(),
        facts: listOf("The figures.", fact()),
      }),
    ),
    features: optional(
      group("ProductFeatures", "What is good about the product.", {
        ...titleAndText(),
        features: listOf("The advantages.", feature()),
      }),
    ),
    loanTypes: optional(
      group("ProductLoanTypes", "The kinds of loan the product has.", {
        ...titleAndText(),
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
