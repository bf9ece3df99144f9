import { action } from "../blocks";
import { group, template, text } from "../fields";
import { defineKind } from "../kind";

const label = (what: string) => text(what, { max: 40 });
const sentence = (what: string) => text(what, { max: 320 });

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

/** The labels of both loan calculators. Their figures and the sentences with figures are computed. */
export const calculatorLabels = defineKind({
  files: "calculator.yaml",
  schema: group("CalculatorLabels", "The labels of both loan calculators.", {
    form: group("CalculatorForm", "The labels of the form.", {
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
      withoutScript: sentence("The note in browsers without JavaScript, which show an example."),
    }),
    results: group("CalculatorResults", "The labels of the results.", {
      title: label("The heading of the results, for screen readers."),
      payment: label("The monthly payment."),
      interest: label("The total interest."),
      repayment: label("The total repayment."),
      nominalRate: label("The nominal annual rate."),
      effectiveRate: label("The effective annual rate."),
      rateNote: sentence(
        "What the two annual rates are, in words that a fifteen-year-old understands.",
      ),
      estimate: sentence("The statement that the results are an estimate."),
      more: label("Opens the buttons that are seldom needed."),
      share: label("The button that shares a link to these results."),
      copyLink: label("The button that copies a link to these results."),
      copyFigures: label("The button that copies the results as text."),
      print: label("The button that prints the results."),
    }),
    quote: group("CalculatorQuote", "The labels of the printed quote.", {
      title: label("The heading."),
      date: template("The line with the day of printing.", ["date"]),
    }),
    pay: group("CalculatorPay", "The labels of the tool that shows what is left of the pay.", {
      title: label("The heading."),
      hint: sentence("Shown below the heading until a pay is entered."),
      takeHome: label("The field for the pay that arrives each month."),
      others: label("Opens the fields that need not be filled in."),
      fixedCosts: label("The field for rent and other fixed costs."),
      otherInstalments: label("The field for the instalments of other loans."),
      keepAside: label("The field for what shall be left after every payment."),
      private: sentence("States that what is entered stays on the page."),
      owed: label("Costs and other instalments, in the bar's legend."),
      loan: label("The loan's payment, in the bar's legend."),
      left: label("What is left each month, after the figure."),
      cheapest: label("Of the terms that leave enough, the one that costs least in all."),
      largest: label("The largest amount over the chosen term that leaves enough."),
      choose: label("The button that chooses a term; the months follow."),
      useLargest: label("The button that enters the largest amount in the calculator."),
      cannotPay: label("The link to what to do when the pay is too small."),
      nothingKept: sentence("Shown in place of loans that leave enough until it is known what is."),
      ceiling: sentence("The statement that three times the salary is a ceiling and not advice."),
    }),
    terms: group("CalculatorTerms", "The labels of what a month more or less changes.", {
      title: label("The heading."),
      lead: sentence(
        "What the chart and the table show, which visitors without JavaScript read, too.",
      ),
      months: label("The column of the terms."),
      lowestTotal: label("Marks the term with the lowest total repayment."),
      lowestPayment: label("Marks the term with the lowest monthly payment."),
    }),
    schedule: group("CalculatorSchedule", "The labels of the payment schedule.", {
      title: label("The heading."),
      lead: sentence("What the chart and the table show."),
      month: label("The column of the months."),
      payment: label("The column of the payments."),
      principal: label("The part of a payment that repays the loan."),
      interest: label("The part of a payment that is interest."),
      left: label("The column of what is still owed."),
      total: label("The row of the totals."),
      download: label("The button that downloads the table."),
    }),
    comparison: group("CalculatorComparison", "The labels of the comparison with other offers.", {
      title: label("The heading."),
      lead: sentence("What the two ways of charging interest are."),
      flat: label("The loan at the flat rate."),
      reducing: label("The same loan on a reducing balance."),
      offer: sentence("How to compare any lender's offer."),
      check: action("The link to the page that works out any offer."),
    }),
    salary: group("CalculatorSalary", "The labels of the check of what a salary allows.", {
      title: label("The heading."),
      lead: sentence("How the salary limits the amount."),
      field: label("The field for the monthly salary."),
      hint: sentence("Shown until a salary is entered: what it is for, and where it stays."),
      use: label("The button that enters the amount in the calculator."),
    }),
    example: group("CalculatorExample", "The labels of the representative examples.", {
      principalShare: template("The share of the amount borrowed in the bar.", ["percent"]),
      interestShare: template("The share of the interest in the bar.", ["percent"]),
      explanation: template("How the figures of a flat rate come about.", EXPLANATION_FIGURES, {
        max: 800,
      }),
      reducingExplanation: template(
        "How the figures come about where interest is charged on what is still owed.",
        EXPLANATION_FIGURES,
        { max: 800 },
      ),
      lender: label("Shown before the company's name."),
    }),
  }),
});
