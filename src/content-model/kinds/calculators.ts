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

/** What both loan calculators say besides the names of their fields and figures. */
export const calculatorTexts = defineKind({
  files: "calculator.yaml",
  schema: f.group("CalculatorTexts", "The texts of both loan calculators.", {
    withoutScript: f.sentence("The note in browsers without JavaScript, which show an example."),
    cloth: f.sentence("How to read the cloth that the loan is woven as."),
    rates: f.sentence(
      "What the two annual rates are, in words that a fifteen-year-old understands.",
    ),
    estimate: f.sentence("The statement that the results are an estimate."),
    terms: f.sentence("What the table of every term shows, if terms have different rates."),
    flatRate: f.sentence("What a flat rate is, beside the same loan on a reducing balance."),
    links: f.listOf(
      "The links to the page that works out any offer; [] where there are none.",
      b.action("A link."),
      { min: 0, max: 2 },
    ),
  }),
});
