import { CURRENCIES } from "../../lending/money";
import { INTEREST } from "../../lending/ratePlan";
import { ratePlanErrors } from "../../lending/ratePlanErrors";
import { action, callToAction, titleAndText } from "../blocks";
import {
  choice,
  decimal,
  group,
  listOf,
  markdown,
  months,
  optional,
  template,
  text,
  whole,
} from "../fields";
import { defineKind } from "../kind";
import { exampleFigures } from "../loans";
import { page } from "../page";
import { CONDITIONS, type Condition } from "../placeholders/trueWhen";

/** When a question about the rates is shown: while the answer is true of the loans that are given. */
export const trueWhen = () =>
  optional(
    choice(
      "What must be true of the plan that prices loans in texts, or the entry is left out. It is computed.",
      Object.keys(CONDITIONS) as Condition[],
    ),
  );

/** A question about the figures of a calculator, and its answer. */
export const explanation = () =>
  group("Explanation", "A question and its answer.", {
    title: text("The question.", { max: 80 }),
    body: markdown("The answer."),
    trueWhen: trueWhen(),
  });

export const ratePlan = defineKind({
  files: "calculators/*.yaml",
  identity: ["name"],
  schema: group("RatePlan", "The amounts, terms and rates that a calculator uses.", {
    name: text("The name by which pages refer to the plan, such as standalone.", { max: 40 }),
    amountRange: group("AmountRange", "The range of amounts.", {
      minimum: decimal("The smallest amount.", { min: 1 }),
      maximum: decimal("The largest amount.", { min: 1 }),
      step: decimal("The step of the slider.", { min: 1 }),
    }),
    termRange: group("TermRange", "The range of terms, in months.", {
      minimum: months("The shortest term."),
      maximum: months("The longest term."),
    }),
    salaryMultiple: whole("The largest loan, in monthly salaries.", { min: 1, max: 100 }),
    defaults: group("PlanDefaults", "The values that the calculator starts with.", {
      amount: decimal("The initial amount.", { min: 1 }),
      termMonths: months("The initial term, in months."),
    }),
    interest: optional(
      choice(
        "What the monthly rate is charged on: flat, the amount borrowed, to the end; reducing, what is still owed of it. Flat if left out.",
        INTEREST,
      ),
    ),
    rateBands: listOf(
      "The monthly rates by term, the shortest terms first.",
      group("RateBand", "A range of terms with the same monthly rate.", {
        upToMonths: optional(
          months("The longest term of the band; leave it out in the last band."),
        ),
        monthlyRatePercent: decimal("The monthly rate, in per cent.", {
          max: 100,
        }),
        companionValue: optional(whole("A value that belongs to the rate and is not displayed.")),
      }),
    ),
    currencies: listOf(
      "The currencies of the calculator. It starts with the first one.",
      choice(
        "A currency's code.",
        CURRENCIES.map(({ code }) => code),
      ),
    ),
    example: group("PlanExample", "The loan of the representative example.", {
      amount: decimal("The amount borrowed.", { min: 1 }),
      termMonths: months("The term in months."),
    }),
  }).meta({ computed: { exampleFigures: exampleFigures.meta({ isApart: true }) } }),
  check: (plan) => ratePlanErrors(plan).map((message) => ({ path: [], message: `${message}.` })),
});

export const calculatorPage = defineKind({
  files: "loan-calculator/page.yaml",
  anchors: ["loan", "if-you-cannot-pay"],
  schema: page("CalculatorPage", "The standalone loan calculator.", {
    representative: group(
      "ExampleHeading",
      "The heading of the representative example.",
      titleAndText(),
    ),
    cannotPay: group("CannotPay", "What to do when an instalment cannot be paid.", {
      title: text("The heading.", { max: 40 }),
      answer: text("The answer in one line.", { max: 120 }),
      lead: text("One or two sentences below the heading.", { max: 320 }),
      call: text("The heading above the telephone number.", { max: 40 }),
      callText: text("When to call. The number and the hours follow from the lender's data.", {
        max: 320,
      }),
      write: action("The link to write instead."),
      happens: text("The heading above what happens.", { max: 40 }),
      happensText: text("What happens when an instalment is not paid.", { max: 320 }),
      avoid: text("The heading above what to avoid.", { max: 40 }),
      avoidList: listOf("What to avoid.", text("One thing to avoid.", { max: 320 }), { max: 5 }),
    }),
    method: group("MethodHeading", "How the figures are calculated; the explanation follows.", {
      title: text("The heading.", { max: 80 }),
      answer: text("The answer in one line.", { max: 160 }),
    }),
    typical: group("TypicalHeading", "The table of typical amounts.", {
      title: text("The table's heading.", { max: 80 }),
      answer: text("One of the figures, in one line.", { max: 120 }),
      lead: text("What the table shows.", { max: 320 }),
      amount: text("The heading of the column of the amounts.", { max: 40 }),
      over: text("Shown before a term on wide screens.", { max: 20 }),
      months: template("A term.", ["months"]),
      payment: text("Shown after a payment on wide screens.", { max: 20 }),
      interest: text("Shown after an interest on wide screens.", { max: 20 }),
      amounts: listOf("The amounts, one for each row.", decimal("An amount.", { min: 1 }), {
        max: 8,
      }),
      terms: listOf("The terms, one for each column.", months("A term in months."), {
        max: 4,
      }),
    }),
    explanation: listOf("How the figures are calculated, as questions and answers.", explanation()),
    apply: action("The link below the figures, to the product that is available."),
    callToAction: callToAction("The closing panel."),
  }),
});
