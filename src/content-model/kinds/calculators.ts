import { ratePlanErrors } from "../../lending/ratePlanErrors";
import { action, callToAction, titleAndText } from "../blocks";
import { choice, decimal, group, listOf, markdown, optional, text, whole } from "../fields";
import { defineKind } from "../kind";
import { intro, page } from "../page";

const CURRENCY_CODES = ["TTD", "JMD", "BBD", "USD", "GYD", "XCD"] as const;

export const ratePlan = defineKind({
  name: "RatePlan",
  files: "calculators/*.yaml",
  schema: group("RatePlan", "What a calculator computes with: amounts, terms and rates.", {
    name: text("The plan's name, by which pages choose it, such as standalone.", { max: 40 }),
    amountRange: group("AmountRange", "The amounts the lender offers.", {
      minimum: decimal("The smallest amount.", { min: 1 }),
      maximum: decimal("The largest amount.", { min: 1 }),
      step: decimal("How far the slider moves at a time.", { min: 1 }),
    }),
    termRange: group("TermRange", "The terms the lender offers, in months.", {
      minimum: whole("The shortest term.", { min: 1, max: 600 }),
      maximum: whole("The longest term.", { min: 1, max: 600 }),
    }),
    defaults: group("PlanDefaults", "What the calculator shows at first.", {
      amount: decimal("The amount at first.", { min: 1 }),
      termMonths: whole("The term at first, in months.", { min: 1, max: 600 }),
    }),
    rateBands: listOf(
      "The monthly rates by term, the shortest terms first.",
      group("RateBand", "Terms that share one monthly rate.", {
        upToMonths: optional(
          whole("The longest term of the band; left out in the last one.", { min: 1, max: 600 }),
        ),
        monthlyRatePercent: decimal("Per cent of the principal charged each month.", { max: 100 }),
        companionValue: optional(whole("A value that goes with the rate and is never displayed.")),
      }),
    ),
    currencies: listOf(
      "The currencies the calculator offers, the first one at first.",
      choice("A currency's code.", CURRENCY_CODES),
    ),
    example: group("PlanExample", "The loan of the representative example.", {
      amount: decimal("The amount borrowed.", { min: 1 }),
      termMonths: whole("The term in months.", { min: 1, max: 600 }),
    }),
  }),
  check: (plan) => ratePlanErrors(plan).map((message) => ({ at: [], message: `${message}.` })),
});

const label = (what: string) => text(what, { max: 40 });
const sentence = (what: string) => text(what, { max: 320 });

const form = () =>
  group("CalculatorForm", "The names of what visitors fill in.", {
    title: label("The heading of the fields, for those who hear the page."),
    currency: label("The field for the currency."),
    amount: label("The field for the amount."),
    amountSlider: label(
      "The slider for the amount; not the field's name, so that both are told apart.",
    ),
    term: label("The field for the term."),
    termSlider: label("The slider for the term; not the field's name."),
    months: label("The unit of a term."),
    calculate: label("The button that computes and tells the monthly payment."),
  });

const results = () =>
  group("CalculatorResults", "The names of the figures, and what stands beside them.", {
    title: label("The heading of the figures, for those who hear the page."),
    payment: label("The payment of a month."),
    principal: label("The amount borrowed."),
    interest: label("The interest of the whole term."),
    repayment: label("Amount and interest together."),
    nominalRate: label("The annual percentage rate, not compounded."),
    effectiveRate: label("The annual percentage rate, compounded over a year."),
    rateNote: sentence("One line that says what the two annual percentage rates are."),
    estimate: sentence("The sentence that says that results are an estimate."),
    copyLink: label("The button that copies the address of these figures."),
    copyFigures: label("The button that copies the figures as text."),
    print: label("The button that prints the figures."),
  });

const schedule = () =>
  group("CalculatorSchedule", "The words around the payments month by month.", {
    title: label("The heading."),
    lead: sentence("What the chart and the table show."),
    month: label("The column of the months' numbers."),
    payment: label("The column of the payments."),
    principal: label("The column of what pays back the loan."),
    interest: label("The column of what the credit costs."),
    left: label("The column of what is still to be paid."),
    total: label("The row of the sums."),
    download: label("The button that downloads the table."),
  });

const salary = () =>
  group("CalculatorSalary", "The words of the question what a salary allows.", {
    title: label("The heading."),
    lead: sentence("How the salary sets the amount."),
    field: label("The field for the monthly salary."),
    hint: sentence("What stands in the answer's place until a salary is entered."),
    use: label("The button that takes the amount over into the calculator."),
  });

const comparison = () =>
  group("CalculatorComparison", "The words of the comparison with a reducing balance.", {
    title: label("The heading."),
    lead: sentence("What the two ways of charging interest are."),
    chart: label("What the bars show."),
    flat: label("The loan at the flat rate."),
    reducing: label("The same loan on a reducing balance."),
  });

/** What both loan calculators say; the figures and the sentences around them are computed. */
export const calculatorWords = defineKind({
  name: "CalculatorWords",
  files: "calculator.yaml",
  schema: group("CalculatorWords", "The words of both loan calculators.", {
    form: form(),
    results: results(),
    schedule: schedule(),
    salary: salary(),
    comparison: comparison(),
  }),
});

export const calculatorPage = defineKind({
  name: "CalculatorPage",
  files: "loan-calculator/page.yaml",
  anchors: ["loan"],
  schema: page("CalculatorPage", "The standalone loan calculator.", {
    intro: intro(),
    representative: group("ExampleHeading", "The words around the representative example.", {
      ...titleAndText(),
    }),
    typical: group("TypicalHeading", "The words around the typical figures.", {
      title: text("The heading of the table of typical amounts.", { max: 80 }),
      lead: text("What the table shows.", { max: 320 }),
      amounts: listOf("The amounts of its rows.", decimal("An amount.", { min: 1 }), { max: 8 }),
      terms: listOf("The terms of its columns.", whole("A term in months.", { min: 1, max: 600 }), {
        max: 4,
      }),
    }),
    explanation: listOf(
      "How the figures come about, in a few short answers.",
      group("Explanation", "One short answer.", {
        title: text("The question.", { max: 80 }),
        body: markdown("The answer."),
      }),
    ),
    apply: action("The link below the figures, to the product that is open."),
    callToAction: callToAction("The closing panel."),
  }),
});
