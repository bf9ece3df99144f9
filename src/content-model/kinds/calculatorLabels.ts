import { action } from "../blocks";
import { group, listOf, template, text } from "../fields";
import { defineKind } from "../kind";

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
