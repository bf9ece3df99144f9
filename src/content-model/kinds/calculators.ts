import { ratePlanErrors } from "../../lending/ratePlanErrors";
import { action, callToAction, titleAndText } from "../blocks";
import {
  choice,
  decimal,
  group,
  listOf,
  markdown,
  optional,
  template,
  text,
  whole,
} from "../fields";
import { defineKind } from "../kind";
import { intro, page } from "../page";

const CURRENCY_CODES = ["TTD", "JMD", "BBD", "USD", "GYD", "XCD"] as const;

export const ratePlan = defineKind({
  name: "RatePlan",
  files: "calculators/*.yaml",
  schema: group("RatePlan", "The amounts, terms and rates that a calculator uses.", {
    name: text("The name by which pages refer to the plan, such as standalone.", { max: 40 }),
    amountRange: group("AmountRange", "The range of amounts.", {
      minimum: decimal("The smallest amount.", { min: 1 }),
      maximum: decimal("The largest amount.", { min: 1 }),
      step: decimal("The step of the slider.", { min: 1 }),
    }),
    termRange: group("TermRange", "The range of terms, in months.", {
      minimum: whole("The shortest term.", { min: 1, max: 600 }),
      maximum: whole("The longest term.", { min: 1, max: 600 }),
    }),
    salaryMultiple: whole("The largest loan, in monthly salaries.", { min: 1, max: 100 }),
    defaults: group("PlanDefaults", "The values that the calculator starts with.", {
      amount: decimal("The initial amount.", { min: 1 }),
      termMonths: whole("The initial term, in months.", { min: 1, max: 600 }),
    }),
    rateBands: listOf(
      "The monthly rates by term, the shortest terms first.",
      group("RateBand", "A range of terms with the same monthly rate.", {
        upToMonths: optional(
          whole("The longest term of the band; leave it out in the last band.", {
            min: 1,
            max: 600,
          }),
        ),
        monthlyRatePercent: decimal("The monthly rate, in per cent of the principal.", {
          max: 100,
        }),
        companionValue: optional(whole("A value that belongs to the rate and is not displayed.")),
      }),
    ),
    currencies: listOf(
      "The currencies of the calculator. It starts with the first one.",
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
  group("CalculatorForm", "The labels of the form.", {
    title: label("The form's heading, for screen readers."),
    currency: label("The currency field."),
    amount: label("The amount field."),
    amountSlider: label("The amount slider; must differ from the label of the amount field."),
    term: label("The term field."),
    termSlider: label("The term slider; must differ from the label of the term field."),
    months: label("The unit of the term."),
    from: label("Announced before the lower bound of a field."),
    to: label("Announced before the upper bound of a field."),
    calculate: label("The button that calculates and announces the monthly payment."),
  });

const results = () =>
  group("CalculatorResults", "The labels of the results.", {
    title: label("The heading of the results, for screen readers."),
    payment: label("The monthly payment."),
    principal: label("The amount borrowed."),
    interest: label("The total interest."),
    repayment: label("The total repayment."),
    nominalRate: label("The nominal annual percentage rate."),
    effectiveRate: label("The effective annual percentage rate."),
    rateNote: sentence("An explanation of the two annual percentage rates."),
    estimate: sentence("The statement that the results are an estimate."),
    share: label("The button that shares a link to these results."),
    copyLink: label("The button that copies a link to these results."),
    copyFigures: label("The button that copies the results as text."),
    print: label("The button that prints the results."),
  });

const quote = () =>
  group("CalculatorQuote", "The labels of the printed quote.", {
    title: label("The heading."),
    date: template("The line with the day of printing.", ["date"]),
  });

const terms = () =>
  group("CalculatorTerms", "The labels of the table of every term.", {
    title: label("The heading."),
    lead: sentence("What the table shows, and that its rows can be chosen."),
    months: label("The column of the terms."),
    payment: label("The column of the monthly payment."),
    interest: label("The column of the total interest."),
    repayment: label("The column of the total repayment."),
    nominalRate: label("The column of the nominal annual percentage rate."),
    effectiveRate: label("The column of the effective annual percentage rate."),
    lowestTotal: label("Marks the term with the lowest total repayment."),
    lowestPayment: label("Marks the term with the lowest monthly payment."),
  });

const schedule = () =>
  group("CalculatorSchedule", "The labels of the payment schedule.", {
    title: label("The heading."),
    lead: sentence("What the chart and the table show."),
    month: label("The column of the months."),
    payment: label("The column of the payments."),
    principal: label("The column of the principal repaid."),
    interest: label("The column of the interest."),
    left: label("The column of the remaining debt."),
    total: label("The row of the totals."),
    download: label("The button that downloads the table."),
  });

const pay = () =>
  group("CalculatorPay", "The labels of the tool that shows what is left of the pay.", {
    title: label("The heading."),
    lead: sentence("What the tool shows, and which fields are needed."),
    takeHome: label("The field for the pay that arrives each month."),
    fixedCosts: label("The field for rent and other fixed costs."),
    otherInstalments: label("The field for the instalments of other loans."),
    keepAside: label("The field for what shall be left after every payment."),
    hint: sentence("Shown until a pay is entered."),
    owed: label("Costs and other instalments, in the bar's legend."),
    loan: label("The loan's payment, in the bar's legend."),
    left: label("What is left each month."),
    longest: label("The longest term that keeps what is set aside."),
    cheapest: label("The cheapest term that keeps what is set aside."),
    largest: label("The largest amount over the chosen term that keeps what is set aside."),
    choose: label("The button that chooses a term; the months follow."),
    useLargest: label("The button that enters the largest amount in the calculator."),
    ceiling: sentence("The statement that three times the salary is a ceiling and not advice."),
  });

const cannotPay = () =>
  group("CalculatorCannotPay", "What to do when an instalment cannot be paid.", {
    title: label("The heading, which is also the label of links to the section."),
    lead: sentence("One or two sentences below the heading."),
    call: label("The heading above the telephone number."),
    callText: sentence("When to call. The number and the hours follow from the lender's data."),
    write: action("The link to write instead."),
    happens: label("The heading above what happens."),
    happensText: sentence("What happens when an instalment is not paid."),
    avoid: label("The heading above what to avoid."),
    avoidList: listOf("What to avoid.", sentence("One thing to avoid."), { max: 5 }),
  });

const salary = () =>
  group("CalculatorSalary", "The labels of the check of what a salary allows.", {
    title: label("The heading."),
    lead: sentence("How the salary limits the amount."),
    field: label("The field for the monthly salary."),
    hint: sentence("Shown until a salary is entered."),
    use: label("The button that enters the amount in the calculator."),
  });

const comparison = () =>
  group("CalculatorComparison", "The labels of the comparison with a reducing balance.", {
    title: label("The heading."),
    lead: sentence("What the two ways of charging interest are."),
    chart: label("The accessible name of the chart."),
    flat: label("The loan at the flat rate."),
    reducing: label("The same loan on a reducing balance."),
    difference: template("How much more the flat rate costs.", ["rate", "amount"]),
  });

/** Figures that the build computes for the explanation below a representative example. */
const EXPLANATION_FIGURES = [
  "monthlyRate",
  "principal",
  "termMonths",
  "effectiveRate",
  "nominalRate",
  "shortestTerm",
  "longestTerm",
  "largestEffectiveRate",
  "largestNominalRate",
  "largestRateTerm",
];

const example = () =>
  group("CalculatorExample", "The labels of the representative examples.", {
    payment: label("Shown after the monthly payment in large type."),
    lastPayment: template("Shown after it when the last payment differs.", ["payment"]),
    principal: label("The amount borrowed."),
    term: label("The term."),
    months: template("The term in months.", ["months"]),
    instalments: label("The number and amount of the instalments."),
    equalInstalments: template("The instalments when all are equal.", ["count", "payment"]),
    unequalInstalments: template("The instalments when the last one differs.", [
      "count",
      "payment",
      "lastPayment",
    ]),
    monthlyRate: label("The monthly rate."),
    interest: label("The total interest."),
    repayment: label("The total repayment."),
    effectiveRate: label("The effective annual percentage rate."),
    nominalRate: label("The nominal annual percentage rate."),
    principalShare: template("The share of the amount borrowed in the bar.", ["percent"]),
    interestShare: template("The share of the interest in the bar.", ["percent"]),
    explanation: template("How the figures come about.", EXPLANATION_FIGURES, { max: 800 }),
    lender: label("Shown before the company's name."),
  });

/** The labels of both loan calculators. Their figures and the sentences with figures are computed. */
export const calculatorLabels = defineKind({
  name: "CalculatorLabels",
  files: "calculator.yaml",
  schema: group("CalculatorLabels", "The labels of both loan calculators.", {
    form: form(),
    results: results(),
    quote: quote(),
    terms: terms(),
    schedule: schedule(),
    pay: pay(),
    cannotPay: cannotPay(),
    salary: salary(),
    comparison: comparison(),
    example: example(),
  }),
});

export const calculatorPage = defineKind({
  name: "CalculatorPage",
  files: "loan-calculator/page.yaml",
  anchors: ["loan", "if-you-cannot-pay"],
  schema: page("CalculatorPage", "The standalone loan calculator.", {
    intro: intro(),
    representative: group("ExampleHeading", "The heading of the representative example.", {
      ...titleAndText(),
    }),
    typical: group("TypicalHeading", "The table of typical amounts.", {
      title: text("The table's heading.", { max: 80 }),
      lead: text("What the table shows.", { max: 320 }),
      amount: text("The heading of the column of the amounts.", { max: 40 }),
      over: text("Shown before a term on wide screens.", { max: 20 }),
      months: template("A term.", ["months"]),
      payment: text("Shown after a payment on wide screens.", { max: 20 }),
      interest: text("Shown after an interest on wide screens.", { max: 20 }),
      amounts: listOf("The amounts, one for each row.", decimal("An amount.", { min: 1 }), {
        max: 8,
      }),
      terms: listOf(
        "The terms, one for each column.",
        whole("A term in months.", { min: 1, max: 600 }),
        {
          max: 4,
        },
      ),
    }),
    explanation: listOf(
      "How the figures are calculated, as questions and answers.",
      group("Explanation", "A question and its answer.", {
        title: text("The question.", { max: 80 }),
        body: markdown("The answer."),
      }),
    ),
    apply: action("The link below the figures, to the product that is available."),
    callToAction: callToAction("The closing panel."),
  }),
});
