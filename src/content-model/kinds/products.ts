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

const limit = (description: string) => f.price(description, { min: 0 }).meta({ unit: "asks" });

/** The answers to conditions, and the choices among them, are kept by label. */
const haveOwnLabels = (list?: readonly { label: string }[] | null): boolean =>
  new Set(list?.map((one) => one?.label)).size === (list?.length ?? 0);

const conditionCheck = () =>
  f
    .group("ConditionCheck", "How a visitor's answer is checked against the condition.", {
      asks: f.choice(
        "What is asked. A date is the last day of a contract, and empty if there is none.",
        ["age", "salary", "months", "date", "choice"] as const,
      ),
      least: f.optional(
        limit("The least that meets it; for a date, the months after the loan's term."),
      ),
      most: f.optional(limit("The most that meets it, such as the highest age.")),
      options: f.optional(
        f.groups("ConditionOption", "What can be chosen.", {
          label: f.label("The option."),
          unmet: f.optional(f.sentence("Why it does not meet the condition, and what would.")),
          never: f.optional(f.yesNo("Whether the answer is no, and not: not yet.")),
        }),
      ),
      unmet: f.optional(f.template("Why less is too little, and when it is met.", "date", 240)),
      over: f.optional(f.sentence("Why more than the most is too much. The answer is then no.")),
    })
    .test(
      "options",
      "must have options exactly for a choice, each with a label of its own, and with unmet if never is true.",
      (check) =>
        (check?.asks === "choice") === (check?.options != null) &&
        haveOwnLabels(check?.options) &&
        !check?.options?.some((option) => option?.never && option.unmet == null),
    )
    .test(
      "most",
      "must have most, not below least, and over together, and only for an age, a salary or months.",
      (check) =>
        !check ||
        (check.most == null
          ? check.over == null
          : check.over != null &&
            check.most >= (check.least ?? 0) &&
            /age|salary|months/.test(check.asks)),
    );

const borrowAnswer = () =>
  f.group("BorrowAnswer", "The fields and sentences of the answer to whether one can borrow.", {
    title: f.label("The heading of the answer, for screen readers."),
    deductions: f.label("The field for what is deducted from the pay."),
    otherInstalments: f.label("The field for instalments that are paid elsewhere."),
    costs: f.label("The field for what the visitor lives on."),
    aside: f.whole("What is set aside of what is left of the pay, in per cent.", { max: 99 }),
    others: f.label("The heading of the questions after the first, which open with its answer."),
    choose: f.label("The first option of a choice, before one is chosen."),
    number: f.sentence("A number cannot be read."),
    date: f.sentence("A date is incomplete."),
    empty: f.sentence("Nothing is answered yet."),
    open: f.sentence("Nothing is unmet so far, but not everything is answered."),
    yes: f.sentence("All conditions are met."),
    notYet: f.sentence("A condition is not met yet."),
    no: f.sentence("A condition cannot be met."),
    tooLittle: f.template("What is left is too little for the smallest loan.", "left needed", 240),
    limit: f.optional(f.template("The most that the salary allows.", "amount")),
    left: f.template("What is left of the pay, and what it carries.", "left aside budget", 240),
    loan: f.template("That loan.", "amount months payment total nominal effective", 240),
    calculator: b.action("The link that opens the calculator with that loan."),
    papers: f.optional(b.action("After a yes, the link to the documents.")),
    notes: f.listOf("Below the answer, that nothing is stored.", f.sentence("A note.")),
  });

export const NEEDS_PLAN =
  "plan is required once the product is available: the name of a file in content/rate-plans.";

export const productPage = defineKind({
  files: "products/*.yaml",
  anchors: ["papers"],
  schema: b.plainPage("ProductPage", "A loan product.", {
    card: productCard(),
    plan: f.optional(
      f.reference(
        "The name of the product's file in content/rate-plans. Required once the product is available.",
        "rate plan",
      ),
    ),
    intro: b.intro(),
    slip: f.optional(b.paySlip("A pay slip next to the heading, instead of the card's picture.")),
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
        id: f.optional(f.anchor("The section's anchor, such as can-i-borrow.")),
        criteria: f
          .listOf(
            "The conditions, all of which must be met.",
            b.keyFigure("EligibilityCriterion").shape({
              description: f.text("What the condition means and how to prove it.", 320),
              check: f.optional(conditionCheck()),
            }),
          )
          .test("labels", "must each have a label of its own.", haveOwnLabels),
        answer: f.optional(borrowAnswer()),
      }),
    ),
    papers: f.optional(f.yesNo("Whether the page shows the documents of papers.yaml.")),
    process: f.optional(b.process("The steps from the application to the money.")),
    meanwhile: f.optional(b.signposts("What visitors can do while the product is not available.")),
    callToAction: f.optional(b.callToAction()),
  }),
  check: ({ card, plan }) => (card.comingSoon || plan ? [] : [[["plan"], NEEDS_PLAN]]),
});

/** A product, as in its file or its node. */
export interface Product extends Sortable {
  card: Sortable & { comingSoon: boolean };
  plan?: string | null;
}

/** Whether a value has a card, as only products have. */
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
