import { action, callToAction } from "../blocks";
import { date, group, link, text } from "../fields";
import { defineKind } from "../kind";
import { intro, page } from "../page";

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

export const notice = defineKind({
  name: "Notice",
  files: "notices/*.yaml",
  schema: group("Notice", "A news item that stands on another site.", {
    title: text("The item's headline.", { max: 100 }),
    date: date("The day it was published."),
    source: text("Who published it.", { max: 60 }),
    summary: text("What it says, in one to three sentences.", { max: 400 }),
    url: link("The item's address on the other site."),
  }),
  check: ({ url }) =>
    url.startsWith("https:")
      ? []
      : [
          {
            at: ["url"],
            message: "must start with https://, because the item is on another site.",
          },
        ],
});

export const noticesPage = defineKind({
  name: "NoticesPage",
  files: "notices/page.yaml",
  schema: page("NoticesPage", "The notices and updates, each a file of its own in this folder.", {
    intro: intro(),
    listTitle: text("The heading above the items.", { max: 80 }),
    readLabel: text("The words on each item's link.", { max: 40 }),
    box: group("NoticesBox", "The e-mail box, which does nothing yet.", {
      title: text("Its heading.", { max: 80 }),
      text: text("One or two sentences below the heading.", { max: 320 }),
      email: text("The name of its field.", { max: 40 }),
      note: text("What happens to what is typed there.", { max: 200 }),
      newsletter: action("The link to the newsletter form."),
    }),
    callToAction: callToAction("The closing panel."),
  }),
});
