import { eachField } from "../../../supabase/functions/_shared/contactFields";
import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

const problems = (field: string) =>
  f.group("ContactProblems", `The errors of the ${field}.`, {
    invalid: f.template("The error when it is too short or not valid.", "fewest"),
    tooLong: f.template("The error when it is too long.", "most"),
  });

const toast = (condition: string) =>
  f.group("ContactToast", `The toast when ${condition}.`, {
    title: f.text("The toast's title.", 60),
    text: f.sentence("The toast's text."),
  });

export const contactPage = defineKind({
  files: "contact/page.yaml",
  anchors: ["offices"],
  schema: b.page("ContactPage", "The contact page.", {
    chart: b.chart(),
    form: f.group("ContactForm", "The message form.", {
      title: f.text("The form's heading.", 60),
      lead: f.text("When you reply, and what a message should leave out.", 400),
      consent: f.text("What happens to a message, above the button.", 300),
      topicsLabel: f.text("Shown before the links to the topics.", 60),
      topics: f.groups("ContactTopic", "What messages are often about.", {
        id: f.anchor("The part of its address after /contact#, such as complaint."),
        label: f.text("The label of its link.", 40),
        subject: f.text("The subject that the link fills in, before the visitor's own.", 80),
        text: f.markdown("What happens with such a message, and how soon, above the form."),
      }),
      ...eachField(({ words }) => f.label(`The label of the ${words}.`)),
      phoneHint: f.optional(f.sentence("The note below the telephone field.")),
      required: f.text("The instruction above the fields.", 80),
      count: f.template("The length of the message.", "count maximum"),
      characters: f.label("Announced after the length of the message."),
      submit: f.label("The label of the button."),
      sending: f.label("Its label while the message is being sent."),
      sent: f.label("Its label after the message was sent."),
      problems: f.group(
        "ContactFieldProblems",
        "The errors of the fields.",
        eachField(({ words }) => problems(words)),
      ),
      toasts: f.group("ContactToasts", "The toasts after the button was clicked.", {
        sent: toast("the message was stored"),
        refused: toast("it was stored, and the server refused to mail it to the team"),
        failed: toast("it was stored, and nothing is known of the mail to the team"),
        notStored: toast("it was not stored; the server's own reason replaces the text"),
        unexpected: toast("the site's own code failed"),
      }),
      received: f.group("ContactReceipt", "The receipt above the form, once a message is stored.", {
        title: f.text("The heading.", 60),
        reply: f.sentence("When an answer comes."),
        reference: f.label("The label of the reference, which the email to the team has too."),
        print: f.label("The button that prints it."),
        link: f.label("The link to it, below the form."),
      }),
      errors: f.text("The heading of the error summary.", 80),
      restored: f.text("The note when the draft of an earlier visit is restored.", 60),
      discard: f.text("The label of the button that deletes the restored draft.", 30),
      offline: f.sentence("The note shown while there is no connection."),
      failed: f.sentence("The note shown after a failed attempt, until the next one."),
      withoutScript: f.sentence("The note in browsers without JavaScript."),
      switchedOff: f.sentence("The note in previews, which have no form."),
      otherWay: f.text("Shown before the email address, beside the form.", 200),
      privacy: b.action("The link to the privacy policy."),
    }),
    hoursTitle: f.text("The heading of the opening hours.", 60),
    map: f.group("ContactMap", "The map of the main office, and what leads to the others.", {
      title: f.text("The heading.", 60),
      picture: f.optional(b.picture("The static map.", "page")),
      showLabel: f.text("The label of the button that loads the interactive map.", 60),
      showNote: f.text("The note that the button loads the map from a third party.", 200),
      frameTitle: f.text("The interactive map's accessible name.", 80),
      serviceLabel: f.text("The label of the links to OpenStreetMap.", 60),
    }),
    touch: f.group("ContactTouch", "The cards with address, email and telephone.", {
      title: f.text("The heading.", 60),
      office: f.text("The heading of the office's card.", 60),
      email: f.text("The heading of the email card.", 60),
      emailNote: f.sentence("How soon emails are answered."),
      phone: f.text("The heading of the telephone's card.", 60),
      phoneNote: f.sentence("When telephone calls are answered."),
    }),
  }),
});
