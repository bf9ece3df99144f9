import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

/** A question about a calculator's figures, with its answer. */
export const explanation = () =>
  f.group("Explanation", "A question and its answer.", {
    title: f.text("The question.", 80),
    body: f.markdown("The answer."),
  });

export const calculatorPage = defineKind({
  files: "loan-calculator/page.yaml",
  anchors: ["loan", "if-you-cannot-pay"],
  schema: b.page("CalculatorPage", "The standalone loan calculator.", {
    cannotPay: f.group("CannotPay", "What to do when an instalment cannot be paid.", {
      text: f.text("One sentence.", 160),
      action: b.action("The link to the page about it."),
    }),
    method: f.group("MethodHeading", "How the figures are calculated; the explanation follows.", {
      title: f.text("The heading.", 80),
      answer: f.text("The answer in one line.", 160),
      since: f.template("Since when the prices apply.", "since"),
      former: f.group("FormerLabels", "The table of former prices, shown if there are any.", {
        title: f.text("The table's heading.", 80),
        period: f.template("When the prices applied.", "since until"),
        periods: f.label("The heading of the column of the times."),
        terms: f.label("The heading of the column of the terms."),
        everyTerm: f.label("Every term has the rate."),
        upTo: f.template("Terms up to a number of months have the rate.", "months"),
        longer: f.label("Longer terms have the rate."),
        rate: f.label("The heading of the column of the monthly rates."),
        flat: f.template("A rate on the amount borrowed.", "rate"),
        reducing: f.template("A rate on what is still owed.", "rate"),
      }),
    }),
    typical: f.group("TypicalHeading", "The table of typical amounts.", {
      title: f.text("The table's heading.", 80),
      answer: f.text("One of the figures, in one line.", 120),
      lead: f.text("What the table shows.", 320),
      amount: f.text("The heading of the column of the amounts.", 40),
      over: f.text("Shown before a term on wide screens.", 20),
      months: f.template("A term.", "months"),
      payment: f.text("Shown after a payment on wide screens.", 20),
      interest: f.text("Shown after an interest on wide screens.", 20),
      cost: f.text("The same for interest and fees.", 20),
      amounts: f.listOf("The amounts, one a row.", f.amount("An amount."), { max: 8 }),
      terms: f.listOf("The terms, one a column.", f.months("A term in months."), { max: 4 }),
    }),
    explanation: f.listOf("How the figures are calculated.", explanation()),
    apply: b.action("The link below the figures, to the product that is available."),
  }),
});

/** The labels of both loan calculators, and the sentences that contain their figures. */
export const calculatorLabels = defineKind({
  files: "calculator.yaml",
  schema: f.group("CalculatorLabels", "The labels of both loan calculators.", {
    form: f.group("CalculatorForm", "The labels of the form.", {
      title: f.label("The form's heading, for screen readers."),
      product: f.label("The field for the product, shown if products have different prices."),
      currency: f.label("The currency field."),
      amount: f.label("The amount field."),
      amountSlider: f.label("The amount slider; must differ from the label of the amount field."),
      term: f.label("The term field."),
      termSlider: f.label("The term slider; must differ from the label of the term field."),
      months: f.label("The unit of the term."),
      from: f.label("Announced before the lower bound of a field."),
      to: f.label("Announced before the upper bound of a field."),
      calculate: f.label("The button that calculates and announces the monthly payment."),
      calculated: f.template("Below the monthly payment in the button's message.", "amount months"),
      outside: f.template("The note about a value that is outside the range.", "from to"),
      damagedLink: f.sentence("Shown when the loan of a link cannot be read in full."),
      withoutScript: f.sentence("The note in browsers without JavaScript, which show an example."),
    }),
    results: f.group("CalculatorResults", "The labels of the results.", {
      title: f.label("The heading of the results, for screen readers."),
      notLent: f.template(
        "The heading of the results of a loan that is not offered.",
        "minimum maximum shortest longest",
      ),
      instead: f.template("The button that enters the nearest loan instead.", "amount months"),
      sentence: f.template(
        "The whole cost in one sentence. It breaks before the total and before the cost.",
        "payment months repayment cost",
      ),
      sentenceWithFees: f.template(
        "The same for a loan with fees, whose cost includes them.",
        "payment months repayment cost",
      ),
      payment: f.label("The monthly payment."),
      received: f.label("The money that is paid out, where fees are deducted from it."),
      interest: f.label("The total interest."),
      cost: f.label("The interest and the fees of a loan that has fees."),
      repayment: f.label("The total repayment."),
      nominalRate: f.label("The nominal annual rate."),
      effectiveRate: f.label("The effective annual rate."),
      payments: f.template("How long the payment is made.", "months"),
      unequalPayments: f.template("The same where the last payment differs.", "months last"),
      firstPayment: f.template("Added where the first payment has fees.", "first"),
      rateNote: f.sentence(
        "What the two annual rates are, in words that a fifteen-year-old understands.",
      ),
      estimate: f.sentence("The statement that the results are an estimate."),
      cloth: f.sentence("How to read the cloth that the loan is woven as."),
      print: f.label("The button that prints the results."),
    }),
    quote: f.group("CalculatorQuote", "The labels of the printed quote.", {
      title: f.label("The heading."),
      date: f.template("The line with the day of printing.", "date"),
    }),
    terms: f.group("CalculatorTerms", "The labels of the table of every term.", {
      title: f.label("The heading."),
      lead: f.sentence("What the table shows, also to visitors without JavaScript."),
      months: f.label("The column of the terms."),
      step: f.template("The effect of a different term, in one line.", "months payment total"),
      less: f.template("A figure that falls.", "amount"),
      more: f.template("A figure that rises.", "amount"),
      same: f.label("A figure that stays."),
      lowestTotal: f.label("Marks the term with the lowest total repayment."),
      lowestPayment: f.label("Marks the term with the lowest monthly payment."),
    }),
    schedule: f.group("CalculatorSchedule", "The labels of the payment schedule.", {
      title: f.label("The heading."),
      lead: f.sentence("What the table shows."),
      half: f.template("What pays the loan off at half time, in one line.", "paid count amount"),
      once: f.template("The same for a loan of one month.", "months"),
      month: f.label("The column of the months."),
      payment: f.label("The column of the payments."),
      principal: f.label("The part of a payment that repays the loan."),
      interest: f.label("The part of a payment that is interest."),
      fees: f.label("The part of a payment that is fees."),
      principalLeft: f.label("The column of what pays the loan off after a month's payment."),
      total: f.label("The row of the totals."),
    }),
    comparison: f.group("CalculatorComparison", "The labels of the comparison with other offers.", {
      title: f.group("ComparisonTitle", "The heading, by what the plan's interest is charged on.", {
        flat: f.label("The heading beside the same loan on a reducing balance."),
        reducing: f.label("The heading above the links alone."),
      }),
      lead: f.sentence("What the two ways of charging interest are, beside a flat rate."),
      difference: f.template("How much less a reducing balance costs.", "rate amount"),
      noDifference: f.template("The same where both cost the same.", "rate"),
      flat: f.label("The loan at the flat rate."),
      reducing: f.label("The same loan on a reducing balance."),
      check: f.optional(b.action("The link to the page that works out any offer.")),
      alternatives: f.optional(b.action("The link to what can be cheaper than a loan.")),
    }),
  }),
});
