import { eachField } from "../../../supabase/functions/_shared/contactFields";
import { action, page, picture } from "../blocks";
import { anchor, group, link, listOf, markdown, optional, template, text } from "../fields";
import { defineKind } from "../kind";

const label = (what: string) => text(what, { max: 40 });
const sentence = (what: string) => text(what, { max: 160 });

const problems = (field: string) =>
  group("ContactProblems", `The errors of the ${field}.`, {
    invalid: template("The error when it is too short or not valid.", "fewest"),
    tooLong: template("The error when it is too long.", "most"),
  });

const toast = (condition: string) =>
  group("ContactToast", `The toast when ${condition}.`, {
    title: text("The toast's title.", { max: 60 }),
    text: sentence("The toast's text."),
  });

export const contactPage = defineKind({
  files: "contact/page.yaml",
  schema: page("ContactPage", "The contact page.", {
    form: group("ContactForm", "The message form.", {
      title: text("The form's heading.", { max: 60 }),
      lead: text("When you reply, and what a message should leave out.", { max: 400 }),
      consent: text("What happens to a message, above the button.", { max: 300 }),
      topicsLabel: text("Shown before the links to the topics.", { max: 60 }),
      topics: listOf(
        "What messages are often about. Each has an address, such as /contact#complaint.",
        group("ContactTopic", "What a message may be about.", {
          id: anchor("The part of its address after #, such as complaint."),
          label: text("The label of its link.", { max: 40 }),
          subject: text("The subject that the link fills in.", { max: 150 }),
          text: markdown("What happens with such a message, and how soon, above the form."),
        }),
        { max: 8 },
      ),
      ...eachField(({ words }) => label(`The label of the ${words}.`)),
      required: text("The instruction above the fields.", { max: 80 }),
      count: template("The length of the message.", "count maximum"),
      characters: label("Announced after the length of the message."),
      submit: label("The label of the button."),
      sending: label("Its label while the message is being sent."),
      sent: label("Its label after the message was sent."),
      problems: group(
        "ContactFieldProblems",
        "The errors of the fields.",
        eachField(({ words }) => problems(words)),
      ),
      toasts: group("ContactToasts", "The toasts after the button was clicked.", {
        sent: toast("the message was stored"),
        refused: toast("it was stored, and the server refused to mail it to the team"),
        failed: toast("it was stored, and nothing is known of the mail to the team"),
        notStored: toast("it was not stored; the server's own reason replaces the text"),
        unexpected: toast("the site's own code failed"),
      }),
      errors: text("The heading of the error summary.", { max: 80 }),
      restored: text("The note when the draft of an earlier visit is restored.", { max: 60 }),
      discard: text("The label of the button that deletes the restored draft.", { max: 30 }),
      offline: sentence("The note shown while there is no connection."),
      failed: sentence("The note shown after a failed attempt, until the next one."),
      withoutScript: sentence("The note in browsers without JavaScript."),
      switchedOff: sentence("The note in previews, which have no form."),
      otherWay: text("Shown before the email address, beside the form.", { max: 200 }),
      privacy: action("The link to the privacy policy."),
    }),
    hoursTitle: text("The heading of the opening hours.", { max: 60 }),
    map: group("ContactMap", "The map of the office.", {
      title: text("The heading.", { max: 60 }),
      picture: optional(picture("The static map.", "page")),
      showLabel: text("The label of the button that loads the interactive map.", { max: 60 }),
      showNote: text("The note that the button loads the map from a third party.", { max: 200 }),
      embedUrl: link("The URL of the interactive map."),
      frameTitle: text("The interactive map's accessible name.", { max: 80 }),
      service: action("The link to the map service."),
    }),
    touch: group("ContactTouch", "The cards with address, email and telephone.", {
      title: text("The heading.", { max: 60 }),
      office: text("The heading of the office's card.", { max: 60 }),
      email: text("The heading of the email card.", { max: 60 }),
      emailNote: sentence("How soon emails are answered."),
      phone: text("The heading of the telephone's card.", { max: 60 }),
      phoneNote: sentence("When telephone calls are answered."),
    }),
  }),
});
