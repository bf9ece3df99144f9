import { group, text } from "../fields";
import { defineKind } from "../kind";
import { action, intro } from "../shapes/blocks";
import { page } from "../shapes/page";

export const newslettersPage = defineKind({
  name: "NewslettersPage",
  files: "newsletters/page.yaml",
  anchors: ["subscribe"],
  schema: page("NewslettersPage", "The newsletters, each a file of its own in this folder.", {
    intro: intro(),
    issues: group("NewsletterIssues", "The issues' list.", {
      title: text("Its heading.", { max: 80 }),
      contents: text("The words above an issue's articles.", { max: 60 }),
      download: text("The words on the button that fetches an issue.", { max: 40 }),
    }),
    form: group("NewsletterForm", "The subscribe form.", {
      title: text("Its heading.", { max: 80 }),
      lead: text("One or two sentences below the heading.", { max: 320 }),
      firstName: text("The name of the first name's field.", { max: 40 }),
      lastName: text("The name of the last name's field.", { max: 40 }),
      email: text("The name of the e-mail field.", { max: 40 }),
      consent: text("What a tick in the box says.", { max: 200 }),
      submit: text("The words on the button.", { max: 40 }),
      errorTitle: text("The title of the message when the e-mail field is empty.", { max: 60 }),
      errorText: text("The message when the e-mail field is empty.", { max: 160 }),
      success: text("The message after a subscription.", { max: 160 }),
      withoutScript: text("Why the button is missing in a browser without script.", { max: 200 }),
      otherWay: text("The words before the e-mail address, for people without the form.", {
        max: 160,
      }),
      privacy: action("The link to the privacy policy."),
    }),
  }),
});
