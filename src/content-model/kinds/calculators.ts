import { CURRENCIES, OWN_CURRENCY } from "../../lending/money";
import { centsOf, INTEREST, type RatePlan } from "../../lending/ratePlan";
import { action, callToAction, exampleFigures, page, titleAndLead } from "../blocks";
import { type KeyPath, named } from "../check/problem";
import {
  choice,
  date,
  group,
  groups,
  listOf,
  markdown,
  monthlyRate,
  months,
  optional,
  price,
  template,
  text,
  whole,
} from "../fields";
import { defineKind } from "../kind";

/** A question about a calculator's figures, with its answer. */
export const explanation = () =>
  group("Explanation", "A question and its answer.", {
    title: text("The question.", { max: 80 }),
    body: markdown("The answer."),
  });

export const ratePlan = defineKind({
  files: "calculators/*.yaml",
  identity: ["name"],
  schema: group("RatePlan", "The amounts, terms and rates that a calculator uses.", {
    name: text("The name by which pages refer to the plan, such as standalone.", {
      max: 40,
    }).meta({ names: "rate plan" }),
    amountRange: group("AmountRange", "The range of amounts.", {
      minimum: price("The smallest amount."),
      maximum: price("The largest amount."),
      step: price("The step of the slider."),
    }),
    termRange: group("TermRange", "The range of terms, in months.", {
      minimum: months("The shortest term."),
      maximum: months("The longest term."),
    }),
    salaryMultiple: whole("The largest loan, in monthly salaries.", { min: 1, max: 100 }),
    defaults: group("PlanDefaults", "The values that the calculator starts with.", {
      amount: price("The initial amount."),
      termMonths: months("The initial term, in months."),
    }),
    interest: optional(
      choice(
        "What the monthly rate is charged on: flat, the amount borrowed, to the end; reducing, what is still owed of it. Flat if left out.",
        INTEREST,
      ),
    ),
    rateBands: groups("RateBand", "The monthly rates by term, the shortest terms first.", {
      upToMonths: optional(months("The longest term of the band; leave it out in the last band.")),
      monthlyRatePercent: monthlyRate("The monthly rate, in per cent."),
      companionValue: optional(whole("A value that belongs to the rate and is not displayed.")),
    }),
    currencies: listOf(
      "The currencies of the calculator. It starts with the first one.",
      choice(
        "A currency's code.",
        CURRENCIES.map(({ code }) => code),
      ),
    ),
    since: date("The day from which these prices apply."),
    former: optional(
      groups("FormerPrices", "What applied before, the latest first.", {
        since: date("The day from which it applied."),
        prices: text("The prices in words, such as 5% flat a month for every term.", { max: 160 }),
      }),
    ),
    example: group("PlanExample", "The loan of the representative example.", {
      amount: price("The amount borrowed."),
      termMonths: months("The term in months."),
    }),
  }).meta({ computed: { exampleFigures: exampleFigures.meta({ isApart: true }) } }),
  check: (plan) => [...contradictions(plan), ...foreignStart(plan)],
});

const at = (path: KeyPath, message: string) => [path, `${named(path)} ${message}.`] as const;

/** Yields the contradictions in a plan. If there are none, no function in src/lending throws errors for it. */
export function* contradictions(plan: RatePlan): Generator<ReturnType<typeof at>> {
  const { amountRange, termRange, defaults, rateBands, currencies } = plan;
  const { minimum, maximum, step } = amountRange;
  const isStep = (amount: number) => (centsOf(amount) - centsOf(minimum)) % centsOf(step) === 0n;
  if (minimum > maximum) yield at(["amountRange", "minimum"], `is above the maximum, ${maximum}`);
  else if (!isStep(maximum))
    yield at(["amountRange", "step"], `does not lead from ${minimum} to ${maximum}`);
  else if (defaults.amount < minimum || defaults.amount > maximum || !isStep(defaults.amount))
    yield at(["defaults", "amount"], `is no step of ${step} from ${minimum} to ${maximum}`);
  if (termRange.minimum > termRange.maximum)
    yield at(["termRange", "minimum"], `is above the maximum, ${termRange.maximum}`);
  else if (defaults.termMonths < termRange.minimum || defaults.termMonths > termRange.maximum)
    yield at(["defaults", "termMonths"], "is outside termRange");
  for (const [index, { upToMonths }] of rateBands.entries()) {
    const path = ["rateBands", index, "upToMonths"];
    const isLast = index === rateBands.length - 1;
    const before = rateBands[index - 1]?.upToMonths ?? 0;
    if (isLast && upToMonths) yield at(path, "must be left out in the last band, which has no end");
    if (!isLast && (upToMonths ?? 0) <= before) yield at(path, `must be more than ${before}`);
  }
  for (const [index, code] of currencies.entries())
    if (currencies.indexOf(code) < index) yield at(["currencies", index], `repeats ${code}`);
}

/** The first currency must be the lender's own, because the texts beside a calculator use it. */
const foreignStart = ({ currencies }: RatePlan) =>
  currencies[0] === OWN_CURRENCY.code
    ? []
    : [at(["currencies", 0], `must be "${OWN_CURRENCY.code}". Move it to the start`)];

export const calculatorPage = defineKind({
  files: "loan-calculator/page.yaml",
  anchors: ["loan", "if-you-cannot-pay"],
  schema: page("CalculatorPage", "The standalone loan calculator.", {
    representative: group("ExampleHeading", "Above the representative example.", titleAndLead()),
    cannotPay: group("CannotPay", "What to do when an instalment cannot be paid.", {
      text: text("One sentence.", { max: 160 }),
      action: action("The link to the page about it."),
    }),
    method: group("MethodHeading", "How the figures are calculated; the explanation follows.", {
      title: text("The heading.", { max: 80 }),
      answer: text("The answer in one line.", { max: 160 }),
      since: template("Since when the prices apply.", "since"),
      former: template("The same with what applied before.", "since prices from"),
    }),
    typical: group("TypicalHeading", "The table of typical amounts.", {
      title: text("The table's heading.", { max: 80 }),
      answer: text("One of the figures, in one line.", { max: 120 }),
      lead: text("What the table shows.", { max: 320 }),
      amount: text("The heading of the column of the amounts.", { max: 40 }),
      over: text("Shown before a term on wide screens.", { max: 20 }),
      months: template("A term.", "months"),
      payment: text("Shown after a payment on wide screens.", { max: 20 }),
      interest: text("Shown after an interest on wide screens.", { max: 20 }),
      amounts: listOf("The amounts, one a row.", price("An amount."), { max: 8 }),
      terms: listOf("The terms, one a column.", months("A term in months."), { max: 4 }),
    }),
    explanation: listOf("How the figures are calculated, as questions and answers.", explanation()),
    apply: action("The link below the figures, to the product that is available."),
    callToAction: callToAction("The closing panel."),
  }),
});

const label = (what: string) => text(what, { max: 40 });
const sentence = (what: string) => text(what, { max: 320 });

/** Figures that the build computes for the explanation below a representative example. */
const EXPLANATION_FIGURES =
  "monthlyRate principal termMonths effectiveRate nominalRate shortestTerm longestTerm largestEffectiveRate largestNominalRate largestRateTerm";

/** The messages about an invalid number of months or instalments; `shape` is the name of the group. */
export const countProblems = (shape: string) =>
  group(shape, "What is wrong with an entered number, and how to fix it.", {
    empty: sentence("Nothing is entered."),
    severalValues: sentence("Several numbers are entered."),
    notANumber: sentence("It cannot be read."),
    notPositive: sentence("It is zero or less."),
    fractional: sentence("It is not whole."),
    tooMany: template("It is more than is worked out.", "most"),
  });

/** The messages below the fields of both calculators. The offer form reuses those about amounts. */
export const fieldProblems = () =>
  group("FieldProblems", "Messages for invalid input.", {
    amount: group("AmountProblems", "What is wrong with an entered amount, and how to fix it.", {
      empty: template("Nothing is entered.", "example"),
      severalValues: template("Several figures are entered.", "example"),
      notANumber: template("It cannot be read.", "example"),
      unclear: template("It may be an amount in the notation of another country.", "first"),
      unclearBetween: template("It can be either of two amounts.", "first second"),
      notPositive: template("It is zero or less.", "least"),
      negative: sentence("It is less than zero, where zero is allowed."),
      tooManyDecimals: template("It has too many decimals.", "example"),
      tooLarge: template("It is more than is worked out.", "most"),
    }),
    term: countProblems("TermProblems"),
  });

/** The labels of both loan calculators, and the sentences that contain their figures. */
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
      calculated: template("Below the monthly payment in the button's message.", "amount months"),
      outside: template("The note about a value that is outside the range.", "from to"),
      outsideComputed: template("The same note where the figures are shown.", "from to"),
      damagedLink: sentence("Shown when the loan of a link cannot be read in full."),
      withoutScript: sentence("The note in browsers without JavaScript, which show an example."),
    }),
    results: group("CalculatorResults", "The labels of the results.", {
      title: label("The heading of the results, for screen readers."),
      payment: label("The monthly payment."),
      interest: label("The total interest."),
      repayment: label("The total repayment."),
      nominalRate: label("The nominal annual rate."),
      effectiveRate: label("The effective annual rate."),
      payments: template("How long the payment is made.", "months"),
      unequalPayments: template("The same where the last payment differs.", "months last"),
      rateNote: sentence(
        "What the two annual rates are, in words that a fifteen-year-old understands.",
      ),
      estimate: sentence("The statement that the results are an estimate."),
      cloth: sentence("How to read the cloth that the loan is woven as."),
      print: label("The button that prints the results."),
    }),
    quote: group("CalculatorQuote", "The labels of the printed quote.", {
      title: label("The heading."),
      date: template("The line with the day of printing.", "date"),
      sheet: group("TwoLenders", "The printed table of our loan and another lender's.", {
        title: text("The table's heading.", { max: 80 }),
        ask: sentence("Asks the other lender to fill in a column."),
        question: label("The column of the questions."),
        other: label("The column of the other lender."),
        rows: group("TwoLendersRows", "The questions.", {
          received: label("What is received."),
          fees: label("The fees."),
          instalment: label("The instalment."),
          count: label("The number of instalments."),
          dates: label("The first and the last day of payment."),
          repaid: label("The sum of the instalments."),
          cost: label("Total repaid minus amount received."),
          rates: label("Both annual rates."),
          late: label("What happens if an instalment is late."),
          early: label("What early repayment costs."),
          cancel: label("Whether the loan can be cancelled."),
          complaint: label("Where to complain."),
        }),
        count: template("The number of instalments, and how long they run.", "count time"),
        dates: template(
          "The days of payment, if the money came on the day of printing.",
          "first last",
        ),
        rates: template("Both annual rates.", "nominal effective"),
        ours: group("OurAnswers", "Our answers to the other questions.", {
          fees: sentence("Which fees there are."),
          late: sentence("If an instalment is late."),
          early: sentence("If the loan is repaid early."),
          cancel: sentence("If the borrower cancels."),
          complaint: sentence("Where to complain."),
        }),
      }),
    }),
    pay: group("CalculatorPay", "The labels of the tool that shows what is left of the pay.", {
      title: label("The heading."),
      hint: sentence("Shown below the heading until a pay is entered."),
      leaves: template("What the loan leaves of the pay, in one line.", "amount"),
      lacks: template("The shortfall of the pay for the loan, in one line.", "amount"),
      missing: template("The pay does not cover the loan.", "amount"),
      keepsLess: template("The loan leaves less than what should be left.", "amount"),
      keepsMore: template("The loan leaves what should be left, and more.", "aside amount"),
      takes: template("What the loan takes of the pay.", "pay amount"),
      takeHome: label("The field for the pay that arrives each month."),
      others: text("Opens the fields that need not be filled in.", { max: 60 }),
      fixedCosts: label("The field for rent and other fixed costs."),
      otherInstalments: label("The field for the instalments of other loans."),
      keepAside: label("The field for what should be left after every payment."),
      salary: label("The field for the salary before deductions."),
      private: sentence("States that what is entered stays on the page."),
      owed: label("Costs and other instalments, in the bar's legend."),
      loan: label("The loan's payment, in the bar's legend."),
      left: label("What is left each month, after the figure."),
      cheapest: label("The term with the lowest total that leaves enough."),
      cheapestTerm: template("That term and its figures.", "months payment total"),
      noTerm: sentence("Shown when no term leaves enough."),
      largest: label("The largest amount over the chosen term that leaves enough."),
      largestAmount: template("That amount and the term.", "amount months"),
      noAmount: template("Shown when not even the smallest loan leaves enough.", "months"),
      limit: label("The most that the plan lends for the salary."),
      limitAmount: template("That amount.", "amount"),
      noLimit: sentence("Shown when the salary is too small for the smallest loan."),
      choose: label("The button that chooses a term; the months follow."),
      useLargest: label("The button that enters the largest amount in the calculator."),
      cannotPay: action("The link to what to do when the pay is too small."),
      ceiling: sentence("The statement that three times the salary is a ceiling and not advice."),
    }),
    terms: group("CalculatorTerms", "The labels of what a month more or less changes.", {
      title: label("The heading."),
      lead: sentence("Describes the chart and the table, also to visitors without JavaScript."),
      months: label("The column of the terms."),
      step: template("The effect of a different term, in one line.", "months payment total"),
      less: template("A figure that falls.", "amount"),
      more: template("A figure that rises.", "amount"),
      same: label("A figure that stays."),
      lowestTotal: label("Marks the term with the lowest total repayment."),
      lowestPayment: label("Marks the term with the lowest monthly payment."),
    }),
    schedule: group("CalculatorSchedule", "The labels of the payment schedule.", {
      title: label("The heading."),
      lead: sentence("What the chart and the table show."),
      half: template("What pays the loan off at half time, in one line.", "paid months amount"),
      once: template("The same for a loan of one month.", "months"),
      month: label("The column of the months."),
      payment: label("The column of the payments."),
      principal: label("The part of a payment that repays the loan."),
      interest: label("The part of a payment that is interest."),
      principalLeft: label("The column of what pays the loan off after a month's payment."),
      total: label("The row of the totals."),
    }),
    comparison: group("CalculatorComparison", "The labels of the comparison with other offers.", {
      title: label("The heading."),
      lead: sentence("What the two ways of charging interest are."),
      difference: template("How much less a reducing balance costs.", "rate amount"),
      noDifference: template("The same where both cost the same.", "rate"),
      flat: label("The loan at the flat rate."),
      reducing: label("The same loan on a reducing balance."),
      offer: sentence("How to compare any lender's offer."),
      check: action("The link to the page that works out any offer."),
      alternatives: action("The link to what can be cheaper than a loan."),
    }),
    problems: fieldProblems(),
    example: group("CalculatorExample", "The labels of the representative examples.", {
      principalShare: template("The share of the amount borrowed in the bar.", "percent"),
      interestShare: template("The share of the interest in the bar.", "percent"),
      explanation: template("How the figures come about.", EXPLANATION_FIGURES, { max: 800 }),
      lender: label("Shown before the company's name."),
    }),
  }),
});
