import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";
import { countProblems, explanation } from "./calculators";

const label = (what: string) => f.text(what, 60);
const sentence = (what: string) => f.text(what, 320);

export const offerPage = defineKind({
  files: "check-an-offer/page.yaml",
  anchors: ["offer", "what-else"],
  schema: b.page("OfferPage", "The page that works out any lender's offer.", {
    form: f.group("OfferForm", "The labels of the form.", {
      title: label("The form's heading, for screen readers."),
      amount: label("The money that reaches the borrower."),
      amountHelp: sentence("What that is in a shop."),
      fees: label("What is paid besides the instalments."),
      feesHelp: sentence("Which costs count."),
      knownFigures: label("The question that chooses between the known figures."),
      ways: f.group("OfferWays", "The known figures.", {
        instalment: label("An instalment."),
        rate: label("A rate and no instalment."),
      }),
      instalment: label("The instalment."),
      rate: label("The rate, in per cent."),
      per: label("Whether the rate is of a month or a year."),
      month: label("The choice of a monthly rate."),
      year: label("The choice of an annual rate."),
      basis: label("What the rate is charged on."),
      unknown: label("The choice for an unknown basis; both results are shown."),
      flat: label("The choice of the whole amount."),
      reducing: label("The choice of what is still owed."),
      count: label("The number of instalments."),
      interval: label("How often instalments are paid."),
      weekly: label("The choice of weekly instalments."),
      fortnightly: label("The choice of instalments every two weeks."),
      monthly: label("The choice of monthly instalments."),
      problems: f.group("OfferProblems", "What is wrong with an offer, and how to fix it.", {
        feesTakeAll: sentence("Nothing is left of the money."),
        otherInterval: f.template("The number has the unit of a different interval.", "interval"),
        repaysLess: sentence("Less is repaid than received."),
        costsNothing: sentence("As much is repaid as received."),
        count: countProblems("InstalmentProblems"),
        rate: countProblems("RateProblems"),
      }),
      withoutScript: sentence("The note in browsers without JavaScript, which have no form."),
    }),
    results: f.group("OfferResults", "The labels of the results.", {
      title: label("The heading of the results."),
      theirs: label("The column of the offer."),
      own: label("The column of our loan."),
      received: label("What is received."),
      repaid: label("The sum of the instalments."),
      cost: label("Total repaid minus amount received."),
      nominalRate: label("The nominal annual rate."),
      effectiveRate: label("The effective annual rate."),
      range: f.template("A figure that depends on what the rate is charged on.", "low high"),
      counts: f.group("InstalmentCounts", "The number of instalments and how often they are.", {
        monthly: f.template("Every month.", "count"),
        fortnightly: f.template("Every two weeks.", "count"),
        weekly: f.template("Every week.", "count"),
      }),
      empty: sentence("Shown until something is filled in."),
      missing: f.template("Names the fields that are still empty.", "fields"),
      both: sentence("Shown above ranges from what is still owed to the whole amount."),
      compared: f.group("OfferComparison", "How our loan compares with the offer.", {
        less: f.template("Ours costs less.", "difference"),
        more: f.template("Ours costs more.", "difference"),
        same: sentence("Both cost the same."),
      }),
      notLent: f.template("We have no such loan.", "least most shortest longest"),
      calculator: b.action("The link to our calculator, with the amount and the term."),
      note: sentence("What the figures are measured against."),
      estimate: sentence("The statement that the results are an estimate."),
      date: f.template("The day of printing.", "date"),
      print: label("The button that prints the results."),
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
