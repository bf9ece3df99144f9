import { choice, group, icon, link, listOf, optional, text, whole, yesNo } from "../fields";
import { defineKind, type Mistake } from "../kind";
import { action, callToAction, checklist, fact, feature, intro, step } from "../shapes/blocks";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";

const titled = { title: text("The section's heading.", { max: 80 }) };
const lead = optional(text("One or two sentences below the heading.", { max: 400 }));

const card = () =>
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

const offer = () =>
  group("LoanOffer", "What search engines are told of the loan, in plain numbers.", {
    minimumAmount: optional(whole("The smallest amount, in TT$.", { min: 1, max: 10_000_000 })),
    maximumAmount: optional(whole("The largest amount, in TT$.", { min: 1, max: 10_000_000 })),
    minimumTermMonths: whole("The shortest term, in months.", { min: 1, max: 600 }),
    maximumTermMonths: whole("The longest term, in months.", { min: 1, max: 600 }),
  });

const eligibility = () =>
  group("ProductEligibility", "Who can have the loan.", {
    ...titled,
    text: lead,
    criteria: listOf(
      "The conditions, each of which must hold.",
      group("EligibilityCriterion", "One condition.", {
        value: text("The figure that counts, such as 1 year.", { max: 40 }),
        label: text("What the figure is of.", { max: 80 }),
        description: text("What it means, and how it is shown to hold.", { max: 320 }),
      }),
    ),
  });

const meanwhile = () =>
  group("ProductMeanwhile", "What visitors can do while the product is not open.", {
    ...titled,
    text: lead,
    options: listOf(
      "What they can do, the most useful first.",
      group("MeanwhileOption", "One thing to do.", {
        icon: icon("The name of an icon from lucide.dev."),
        title: text("What it is.", { max: 60 }),
        description: text("Whom it helps, and how.", { max: 320 }),
        action: action("The link to it."),
      }),
    ),
  });

/** One loan product: a page of its own, and a card on the home page. Every section may be left out. */
export const productPage = defineKind({
  name: "ProductPage",
  files: "products/*.yaml",
  schema: page("ProductPage", "A loan product.", {
    card: card(),
    intro: intro(),
    actions: listOf(
      "The buttons below the opening, the most important first.",
      action("A button."),
      {
        max: 3,
      },
    ),
    screen: optional(picture("A screen of the app, in a phone's frame, beside the opening.")),
    offer: offer(),
    facts: optional(
      group("ProductFacts", "The product in figures.", {
        ...titled,
        facts: listOf("The figures.", fact()),
      }),
    ),
    features: optional(
      group("ProductFeatures", "What is good about the product.", {
        ...titled,
        text: lead,
        features: listOf("The advantages.", feature()),
      }),
    ),
    loanTypes: optional(
      group("ProductLoanTypes", "The kinds of loan the product has.", {
        ...titled,
        text: lead,
        types: listOf("The kinds of loan.", feature()),
      }),
    ),
    example: optional(
      group("ProductExample", "A representative example; its figures are computed.", {
        ...titled,
        text: lead,
        ratePlan: text("The name of the rate plan in content/calculators that prices it.", {
          max: 40,
        }),
        amount: whole("The amount borrowed, in TT$.", { min: 1, max: 10_000_000 }),
        termMonths: whole("The term, in months.", { min: 1, max: 600 }),
        link: optional(link("The calculator's page.")),
      }),
    ),
    eligibility: optional(eligibility()),
    requirements: optional(
      group("ProductRequirements", "The documents to bring.", {
        ...titled,
        text: lead,
        lists: listOf("A list for each kind of loan.", checklist("The documents of one loan.")),
      }),
    ),
    process: optional(
      group("ProductProcess", "How the loan comes about.", {
        ...titled,
        text: lead,
        steps: listOf("The steps, in order.", step()),
      }),
    ),
    meanwhile: optional(meanwhile()),
    callToAction: callToAction("The closing panel."),
  }),
  check: ({ card, process }) => [
    ...badgeMistakes(card.badge === "Coming Soon", card.comingSoon),
    ...(process?.steps ?? []).flatMap(({ number }, index) =>
      number === index + 1
        ? []
        : [
            {
              at: ["process", "steps", index, "number"],
              message: `is ${number}; the steps count from 1, so this one is ${index + 1}.`,
            },
          ],
    ),
  ],
});

function badgeMistakes(badgeSaysSoon: boolean, comingSoon: boolean): Mistake[] {
  if (badgeSaysSoon === comingSoon) return [];
  const message = `is ${comingSoon}, but the badge says ${badgeSaysSoon ? "Coming Soon" : "Available Now"}; the two must agree.`;
  return [{ at: ["card", "comingSoon"], message }];
}
