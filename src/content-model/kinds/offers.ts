import { action, callToAction, page, titleAndLead } from "../blocks";
import {
  choice,
  group,
  groups,
  listOf,
  monthlyRate,
  months,
  price,
  template,
  text,
  whole,
} from "../fields";
import { defineKind } from "../kind";
import { countProblems, explanation } from "./calculators";

const label = (what: string) => text(what, { max: 60 });
const sentence = (what: string) => text(what, { max: 320 });

const method = (what: string) =>
  group("OfferMethod", what, {
    title: text("The heading.", { max: 80 }),
    answer: text("The answer in one line.", { max: 160 }),
    steps: listOf("The steps of the calculation, in order.", sentence("A step."), { max: 8 }),
    table: label("The accessible name of the table."),
  });

const interval = () =>
  choice("How often they are paid.", ["weekly", "fortnightly", "monthly"] as const);

export const offerPage = defineKind({
  files: "check-an-offer/page.yaml",
  anchors: ["offer", "by-hand", "by-hand-rate", "by-hand-price", "side-by-side", "what-else"],
  schema: page("OfferPage", "The page that works out any lender's offer.", {
    form: group("OfferForm", "The labels of the form.", {
      title: label("The form's heading, for screen readers."),
      told: label("The name of the choice between the known figures."),
      ways: group("OfferWays", "The known figures, as the labels of three tabs.", {
        instalment: text("An instalment.", { max: 20 }),
        rate: text("A rate and no instalment.", { max: 20 }),
        price: text("A shop's price and its instalments.", { max: 20 }),
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
      problems: group("OfferProblems", "What is wrong with an offer, and how to fix it.", {
        feesTakeAll: sentence("Nothing is left of the amount."),
        depositPaysAll: sentence("Nothing is left of a shop's price."),
        otherInterval: template("The number has the unit of a different interval.", "interval"),
        repaysLess: sentence("Less is repaid than received."),
        costsNothing: sentence("As much is repaid as received."),
        rateTooHigh: template("Shown in place of annual rates that are too high.", "rate"),
        count: countProblems("InstalmentProblems"),
        rate: countProblems("RateProblems"),
      }),
      withoutScript: sentence("The note in browsers without JavaScript, which have no form."),
    }),
    results: group("OfferResults", "The labels of the results.", {
      title: label("The heading of the results, for screen readers."),
      received: label("What is received."),
      repaid: label("The sum of the instalments."),
      cost: label("Total repaid minus amount received."),
      receivedShare: template("The share of what is received in the bar.", "percent"),
      costShare: template("The share of the cost in the bar.", "percent"),
      both: sentence("Shown above the two results when the basis of a rate is unknown."),
      costPer100: label("The cost for each 100 received."),
      nominalRate: label("The nominal annual rate."),
      effectiveRate: label("The effective annual rate."),
      empty: sentence("Shown until the form is filled in."),
      meaning: template("The repayment for every 100 received.", "repaidPer100 time"),
      note: sentence("What the figures are measured against."),
      estimate: sentence("The statement that the results are an estimate."),
      print: label("The button that prints our loan beside the offer."),
    }),
    byHand: group("OfferMethods", "How the figures are worked out by hand, in each way.", {
      instalment: method("From an instalment."),
      rate: method("From a rate."),
      price: method("From a shop's price."),
      figure: label("The column of the figures' names."),
      example: label("The column of the example."),
      yours: label("The column to fill in by hand."),
      roughRate: label("The row of the rough annual rate."),
    }),
    examples: group("OfferExamples", "The loans of the worked examples.", {
      instalment: group("InstalmentExample", "A loan with a known instalment.", {
        amount: price("The loan amount."),
        fees: price("The fees.", { min: 0 }),
        instalment: price("Each instalment.", { min: 0.01 }),
        count: whole("The number of instalments.", { min: 1, max: 600 }),
        interval: interval(),
      }),
      rate: group("RateExample", "A loan with a known rate.", {
        amount: price("The loan amount."),
        rate: monthlyRate("The monthly rate, in per cent."),
        months: months("The term in months."),
      }),
      price: group("PriceExample", "A purchase in instalments.", {
        price: price("The cash price."),
        deposit: price("The deposit.", { min: 0 }),
        instalment: price("Each instalment.", { min: 0.01 }),
        count: whole("The number of instalments.", { min: 1, max: 600 }),
        interval: interval(),
      }),
    }),
    alternatives: group("OfferAlternatives", "What is cheaper than a loan of ours, and when.", {
      ...titleAndLead(),
      loan: template("Names the loan that the table compares.", "amount time"),
      own: label("The column of a loan of ours."),
      other: template("The column of the rate below.", "rate"),
      otherRate: monthlyRate("A monthly rate on what is still owed, as credit unions have it."),
      ways: groups("OfferAlternative", "The alternatives, with when each is cheaper.", {
        title: text("The alternative.", { max: 60 }),
        description: template(
          "When it is cheaper.",
          "amount time rate ownCost otherCost instalment waiting",
          { max: 320 },
        ),
      }),
    }),
    explanation: listOf("What to know about the figures, as questions and answers.", explanation()),
    callToAction: callToAction("The closing panel."),
  }),
});

/** The labels of the loan comparison, shared by the calculators and the offer page. */
export const sideBySideLabels = defineKind({
  files: "side-by-side.yaml",
  schema: group("SideBySideLabels", "The labels of the comparison of up to three loans.", {
    save: label("The button that adds a loan to the comparison."),
    see: action("The link to the comparison."),
    title: label("The heading."),
    lead: sentence("What the comparison is for."),
    where: sentence("Where the loans are stored."),
    unstored: sentence("Shown where the browser stores nothing."),
    empty: sentence("Shown while there is no loan."),
    full: sentence("Announced when there are three loans already."),
    loan: label("The name of a loan without one; its number follows."),
    name: label("The field for a loan's name; the loan's number follows."),
    remove: label("The button that removes a loan; its name follows."),
    over: template("The number of instalments, and how long they run.", "count time"),
    lowest: label("The mark of the lowest figure in a row."),
    figure: label("The column of the figures' names."),
    rows: group("SideBySideRows", "The rows of the table.", {
      amount: label("The loan amount."),
      fees: label("The fees."),
      received: label("What is received."),
      instalment: label("The instalment."),
      last: label("The last instalment; shown where one differs by more than rounding."),
      time: label("The number of instalments and how often they are paid."),
      repaid: label("The sum of the instalments."),
      cost: label("Total repaid minus amount received."),
      costPer100: label("The cost for each 100 received."),
      nominalRate: label("The nominal annual rate."),
      effectiveRate: label("The effective annual rate."),
    }),
    meaning: group("SideBySideMeaning", "What the figures mean, below the table.", {
      sameCost: sentence("All loans cost the same."),
      cheapest: template("Names the loan that costs least.", "cheapest cost difference dearest"),
      cheapestTogether: template(
        "Names two of three loans that both cost least.",
        "cheapest cost difference dearest",
      ),
      smallerPayment: template("Another loan has the smaller payment.", "loan"),
      times: sentence("The loans do not run for the same time."),
      amounts: sentence("The amounts received are not the same."),
      currencies: sentence("The loans are in different currencies."),
    }),
    clear: label("The button that removes all loans."),
  }),
});
