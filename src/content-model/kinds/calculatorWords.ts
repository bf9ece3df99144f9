import { group, text } from "../fields";
import { defineKind } from "../kind";

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
