import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

const label = (what: string) => f.text(what, 60);
const sentence = (what: string) => f.text(what, 320);
const part = (what: string, placeholders: string) => f.template(what, placeholders, 240);

export const cannotPayPage = defineKind({
  files: "cannot-pay/page.yaml",
  anchors: ["happens", "message", "help"],
  schema: b.page("CannotPayPage", "The page for borrowers who cannot pay an instalment.", {
    actions: b.actions("The buttons below the heading."),
    happens: b.headed("ArrearsRows", "The events in order, starting before the due date.", {
      who: label("Shown before who writes to whom."),
      cost: label("Shown before what it costs."),
      time: label("Shown before how long it takes."),
      rows: f.groups("ArrearsRow", "The moments, in order.", {
        when: label("The moment, such as On the due date."),
        what: sentence("What happens."),
        who: sentence("Who writes to whom."),
        cost: sentence("What it costs."),
        time: sentence("How long it takes."),
      }),
      note: f.markdown("What else to know."),
    }),
    plan: b.headed("PlanLabels", "The fields, and the choice of what would help.", {
      pay: label("The field for the pay of a month."),
      deductions: label("The field for the deductions of the pay slip."),
      fixedCosts: label("The field for rent and other costs."),
      otherInstalments: label("The field for instalments to others."),
      instalment: label("The field for the instalment that cannot be paid."),
      due: label("The field for the day on which it is due."),
      left: label("Below the figure of what is left each month."),
      lacking: f.template("The monthly shortfall, shown instead.", "amount"),
      choice: label("The name of the choice."),
      less: label("The choice to pay less for some months."),
      later: label("The choice to pay later."),
      months: f.whole("For how many months less is paid.", { min: 1, max: 12 }),
      amount: f.template("The proposal of a choice.", "amount date"),
      monthly: f.template("The monthly proposal of a choice.", "amount date"),
      date: f.template("Its proposal while no amount is known.", "date"),
      private: sentence("Where the typed figures go."),
      message: label("The field with the message."),
      again: label("The button that writes the message again, without the visitor's changes."),
      send: b.action("The link to the contact form, which fills in the message."),
      print: label("The button that prints the message."),
    }),
    message: f.group("PlanMessage", "The parts of the message, in the first person.", {
      subject: f.text("The subject in the contact form.", 150, 5),
      opening: sentence("The first sentence."),
      openingDue: part("The first sentence when the instalment is known.", "instalment date"),
      left: part("What is left each month.", "amount"),
      nothingLeft: sentence("The same when nothing is left."),
      less: part("The proposal to pay less.", "amount months date"),
      lessUnknown: part("The same while no amount is known.", "months date"),
      later: part("The proposal to pay later.", "amount date"),
      laterUnknown: part("The same while no amount is known.", "date"),
      nothing: part("The proposal when nothing can be paid now.", "date"),
      rest: part("What to do with the part that is not paid.", "amount"),
      closing: sentence("The last sentences."),
    }),
    letter: f.group(
      "BlankLetter",
      "The letter to fill in by hand, for browsers without JavaScript.",
      {
        title: label("The heading."),
        lead: sentence("How to use it."),
        lines: f.listOf("Its lines, with ____ where something is filled in.", sentence("A line.")),
      },
    ),
    help: b.headed("IndependentHelp", "Independent helpers.", {
      note: f.optional(sentence("A note about the list, such as that its entries are samples.")),
      bodies: f.groups("HelpingBody", "Who helps; at least one is independent of the lender.", {
        name: label("The name."),
        does: sentence("What they do for a borrower."),
        address: f.optional(sentence("Where they are.")),
        hours: f.optional(sentence("When they are open.")),
        links: b.actions("How to reach them, a way in writing first."),
      }),
    }),
  }),
});
