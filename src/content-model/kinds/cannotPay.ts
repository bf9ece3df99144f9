import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

const part = (what: string, placeholders: string) => f.template(what, placeholders, 240);

export const cannotPayPage = defineKind({
  files: "cannot-pay/page.yaml",
  anchors: ["situations", "help", "happens"],
  schema: b.page("CannotPayPage", "The page for borrowers who cannot pay an instalment.", {
    form: f.group("LetterForm", "The fields, and the letter that they write.", {
      situation: f.label("The field for what has happened."),
      choose: f.label("Its first option, before one is chosen."),
      instalment: f.label("The field for the instalment."),
      pay: f.label("The field for what the visitor can pay."),
      payHint: f.sentence("Below it, that it may be empty, or 0."),
      covers: f.sentence("Below it, when it is enough for the instalment."),
      from: f.label("The field for the day from which the visitor can pay that."),
      past: f.sentence("Below it, when the day has passed."),
      title: f.label("The heading of the letter."),
      send: b.action("The link to the contact form, which fills in the letter."),
      private: f.sentence("What is stored, and when."),
      withoutScript: f.sentence(
        "Without JavaScript: what to add to the letter, and where to send it.",
      ),
    }),
    sentences: f.group("LetterSentences", "The sentences of the letter, in the first person.", {
      subject: f.text("The subject in the contact form.", 150, 5),
      opening: f.sentence("The first sentence."),
      instalment: part("The instalment, if it is known.", "amount"),
      unknown: f.sentence("What can be paid is not known."),
      unknownFrom: part("The same, when a day is given.", "date"),
      nothing: f.sentence("Nothing can be paid."),
      nothingFrom: part("The same, when a day is given.", "date"),
      amount: part("What can be paid.", "amount"),
      amountFrom: part("The same, when a day is given.", "amount date"),
      covers: f.sentence("After it, when it is enough for the instalment."),
      closing: f.sentence("The last sentences."),
    }),
    situations: b.headed("Situations", "What to do in each situation.", {
      situations: f.groups("Situation", "What may have happened.", {
        label: f.label("As one of the options, and as a heading."),
        sentence: f.optional(f.sentence("As the letter says it.")),
        advice: f.markdown("What to do."),
      }),
    }),
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
          links: f.optional(b.actions("How to reach them, a way in writing first.")),
        }),
      }),
    ),
    stages: b.headed("ArrearsStages", "What happens, starting before the due date.", {
      text: b.textWithTables("A table of the stages, and what else to know."),
    }),
  }),
});
