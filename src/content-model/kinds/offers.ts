import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";
import { countProblems, explanation } from "./calculators";

const label = (what: string) => f.text(what, 60);
const sentence = (what: string) => f.text(what, 320);

const method = (what: string) =>
  f.group("OfferMethod", what, {
    title: f.text("The heading.", 80),
    answer: f.text("The answer in one line.", 160),
    steps: f.listOf("The steps of the calculation, in order.", sentence("A step."), { max: 8 }),
    table: label("The accessible name of the table."),
  });

const instalments = () => ({
  instalment: f.price("Each instalment.", { min: 0.01 }),
  count: f.whole("The number of instalments.", { min: 1, max: 600 }),
  interval: f.choice("How often they are paid.", ["weekly", "fortnightly", "monthly"] as const),
});

export const offerPage = defineKind({
  files: "check-an-offer/page.yaml",
  anchors: ["offer", "by-hand", "by-hand-rate", "by-hand-price", "what-else"],
  schema: b.page("OfferPage", "The page that works out any lender's offer.", {
    form: f.group("OfferForm", "The labels of the form.", {
      title: label("The form's heading, for screen readers."),
      knownFigures: label("The question that chooses between the known figures."),
      ways: f.group("OfferWays", "The known figures, as the labels of three tabs.", {
        instalment: f.text("An instalment.", 20),
        rate: f.text("A rate and no instalment.", 20),
        price: f.text("A shop's price and its instalments.", 20),
      }),
      amount: label("The loan amount."),
      fees: label("The fees."),
      rate: label("The rate, in per cent."),
      per: label("Whether the rate is of a month or a year."),
      month: label("The choice of a monthly rate."),
      year: label("The choice of an annual rate."),
      months: label("The number of months of a loan at a rate."),
      basis: label("What the rate is charged on."),
      unknown: label("The choice for an unknown basis; both results are shown."),
      flat: label("The choice of the whole amount; it also heads a column of results."),
      reducing: label("The choice of what is still owed; it also heads a column of results."),
      price: label("The cash price in a shop."),
      deposit: label("What is paid at once."),
      instalment: label("The instalment."),
      count: label("The number of instalments."),
      interval: label("How often instalments are paid."),
      weekly: label("The choice of weekly instalments."),
      fortnightly: label("The choice of instalments every two weeks."),
      monthly: label("The choice of monthly instalments."),
      last: label("The last instalment, which may be left empty."),
      problems: f.group("OfferProblems", "What is wrong with an offer, and how to fix it.", {
        feesTakeAll: sentence("Nothing is left of the amount."),
        depositPaysAll: sentence("Nothing is left of a shop's price."),
        otherInterval: f.template("The number has the unit of a different interval.", "interval"),
        repaysLess: sentence("Less is repaid than received."),
        costsNothing: sentence("As much is repaid as received."),
        rateTooHigh: f.template("Shown in place of annual rates that are too high.", "rate"),
        count: countProblems("InstalmentProblems"),
        rate: countProblems("RateProblems"),
      }),
      withoutScript: sentence("The note in browsers without JavaScript, which have no form."),
    }),
    results: f.group("OfferResults", "The labels of the results.", {
      title: label("The heading of the results, for screen readers."),
      received: label("What is received."),
      repaid: label("The sum of the instalments."),
      cost: label("Total repaid minus amount received."),
      receivedShare: f.template("The share of what is received in the bar.", "percent"),
      costShare: f.template("The share of the cost in the bar.", "percent"),
      both: sentence("Shown above the two results when the basis of a rate is unknown."),
      costPer100: label("The cost for each 100 received."),
      nominalRate: label("The nominal annual rate."),
      effectiveRate: label("The effective annual rate."),
      empty: sentence("Shown until the form is filled in."),
      meaning: f.template("The repayment for every 100 received.", "repaidPer100 time"),
      note: sentence("What the figures are measured against."),
      estimate: sentence("The statement that the results are an estimate."),
      print: label("The button that prints the results."),
    }),
    byHand: f.group("OfferMethods", "How the figures are worked out by hand, in each way.", {
      instalment: method("From an instalment."),
      rate: method("From a rate."),
      price: method("From a shop's price."),
      figure: label("The column of the figures' names."),
      example: label("The column of the example."),
      yours: label("The column to fill in by hand."),
      roughRate: label("The row of the rough annual rate."),
    }),
    examples: f.group("OfferExamples", "The loans of the worked examples.", {
      instalment: f.group("InstalmentExample", "A loan with a known instalment.", {
        amount: f.price("The loan amount."),
        fees: f.price("The fees.", { min: 0 }),
        ...instalments(),
      }),
      rate: f.group("RateExample", "A loan with a known rate.", {
        amount: f.price("The loan amount."),
        rate: f.monthlyRate("The monthly rate, in per cent."),
        months: f.months("The term in months."),
      }),
      price: f.group("PriceExample", "A purchase in instalments.", {
        price: f.price("The cash price."),
        deposit: f.price("The deposit.", { min: 0 }),
        ...instalments(),
      }),
    }),
    alternatives: b.headed("OfferAlternatives", "What is cheaper than a loan of ours, and when.", {
      loan: f.template("Names the loan that the table compares.", "amount time"),
      own: label("The column of a loan of ours."),
      other: f.template("The column of the rate below.", "rate"),
      otherRate: f.monthlyRate("A monthly rate on what is still owed, as credit unions have it."),
      ways: f.groups("OfferAlternative", "The alternatives, with when each is cheaper.", {
        title: f.text("The alternative.", 60),
        description: f.template(
          "When it is cheaper.",
          "amount time rate ownCost otherCost instalment waiting",
          320,
        ),
      }),
    }),
    explanation: f.listOf("What to know about the figures.", explanation()),
    callToAction: b.callToAction(),
  }),
});
