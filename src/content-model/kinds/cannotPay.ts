import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

const part = (what: string, placeholders: string) => f.template(what, placeholders, 240);

export const cannotPayPage = defineKind({
  files: "cannot-pay/page.yaml",
  anchors: ["happens", "message", "help"],
  schema: b.page("CannotPayPage", "The page for borrowers who cannot pay an instalment.", {
    actions: b.actions("The buttons below the heading."),
    happens: b.headed("ArrearsRows", "The events in order, starting before the due date.", {
      who: f.label("Shown before who writes to whom."),
      cost: f.label("Shown before what it costs."),
      time: f.label("Shown before how long it takes."),
      rows: f.groups("ArrearsRow", "The moments, in order.", {
        when: f.label("The moment, such as On the due date."),
        what: f.sentence("What happens."),
        who: f.sentence("Who writes to whom."),
        cost: f.sentence("What it costs."),
        time: f.sentence("How long it takes."),
      }),
      note: f.markdown("What else to know."),
    }),
    request: b.headed("RequestLabels", "The fields, and the choice of what would help.", {
      pay: f.label("The field for the pay of a month."),
      deductions: f.label("The field for the deductions of the pay slip."),
      fixedCosts: f.label("The field for rent and other costs."),
      otherInstalments: f.label("The field for instalments to others."),
      instalment: f.label("The field for the instalment that cannot be paid."),
      due: f.label("The field for the day on which it is due."),
      left: f.label("Below the figure of what is left each month."),
      lacking: f.template("The monthly shortfall, shown instead.", "amount"),
      choice: f.label("The name of the choice."),
      less: f.label("The choice to pay less for some months."),
      later: f.label("The choice to pay later."),
      months: f.whole("For how many months less is paid.", { min: 1, max: 12 }),
      amount: f.template("The proposal of a choice.", "amount date"),
      monthly: f.template("The monthly proposal of a choice.", "amount date"),
      date: f.template("Its proposal while no amount is known.", "date"),
      private: f.sentence("Where the typed figures go."),
      message: f.label("The field with the message."),
      again: f.label("The button that writes the message again, without the visitor's changes."),
      send: b.action("The link to the contact form, which fills in the message."),
      print: f.label("The button that prints the message."),
    }),
    message: f.group("RequestMessage", "The parts of the message, in the first person.", {
      subject: f.text("The subject in the contact form.", 150, 5),
      opening: f.sentence("The first sentence."),
      openingDue: part("The first sentence when the instalment is known.", "instalment date"),
      left: part("What is left each month.", "amount"),
      nothingLeft: f.sentence("The same when nothing is left."),
      less: part("The proposal to pay less.", "amount months date"),
      lessUnknown: part("The same while no amount is known.", "months date"),
      later: part("The proposal to pay later.", "amount date"),
      laterUnknown: part("The same while no amount is known.", "date"),
      nothing: part("The proposal when nothing can be paid now.", "date"),
      rest: part("What to do with the part that is not paid.", "amount"),
      closing: f.sentence("The last sentences."),
    }),
    letter: f.group(
      "BlankLetter",
      "The letter to fill in by hand, for browsers without JavaScript.",
      {
        title: f.label("The heading."),
        lead: f.sentence("How to use it."),
        lines: f.listOf(
          "Its lines, with ____ where something is filled in.",
          f.sentence("A line."),
        ),
      },
    ),
    help: f.optional(
      b.headed("IndependentHelp", "Independent helpers.", {
        note: f.optional(
          f.sentence("A note about the list, such as that its entries are samples."),
        ),
        bodies: f.groups("HelpingBody", "Who helps; at least one is independent of the lender.", {
          name: f.label("The name."),
          does: f.sentence("What they do for a borrower."),
          address: f.optional(f.sentence("Where they are.")),
          hours: f.optional(f.sentence("When they are open.")),
          links: b.actions("How to reach them, a way in writing first."),
        }),
      }),
    ),
  }),
});
