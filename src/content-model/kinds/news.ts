import { action, callToAction, picture } from "../blocks";
import { date, group, link, optional, template, text } from "../fields";
import { defineKind } from "../kind";
import { page } from "../page";

export const newslettersPage = defineKind({
  files: "newsletters/page.yaml",
  anchors: ["subscribe"],
  schema: page(
    "NewslettersPage",
    "The page of the newsletters. Each issue is a file in the same folder.",
    {
      issues: group("NewsletterIssues", "The list of the issues.", {
        title: text("The list's heading.", { max: 80 }),
        contents: text("The heading above an issue's articles.", { max: 60 }),
        download: text("The label of the button that downloads an issue.", { max: 40 }),
        file: template("The format and size of an issue.", ["size"]),
        loan: text("The heading above the price tag of an issue's loan.", { max: 80 }),
      }),
      form: group("NewsletterForm", "The subscribe form.", {
        title: text("The form's heading.", { max: 80 }),
        lead: text("One or two sentences below the heading.", { max: 320 }),
        firstName: text("The label of the first name field.", { max: 40 }),
        lastName: text("The label of the last name field.", { max: 40 }),
        email: text("The label of the e-mail field.", { max: 40 }),
        consent: text("The label of the consent checkbox.", { max: 200 }),
        submit: text("The label of the button.", { max: 40 }),
        errorTitle: text("The title of the message when the e-mail field is empty.", { max: 60 }),
        errorText: text("The message when the e-mail field is empty.", { max: 160 }),
        success: text("The message after a subscription.", { max: 160 }),
        withoutScript: text("Shown without JavaScript, where the form has no button.", {
          max: 200,
        }),
        otherWay: text("Shown without JavaScript, before the e-mail address.", {
          max: 160,
        }),
        privacy: action("The link to the privacy policy."),
      }),
    },
  ),
});

export const notice = defineKind({
  files: "notices/*.yaml",
  identity: ["title", "date"],
  hasOwnFigures: true,
  schema: group("Notice", "A news item on another website.", {
    title: text("The item's headline.", { max: 100 }),
    date: date("The day it was published."),
    source: text("Who published it.", { max: 60 }),
    summary: text("A summary in one to three sentences.", { max: 400 }),
    url: link("The item's URL on the other website.").matches(
      /^https:/,
      "must start with https://, because a notice links to another website",
    ),
    picture: optional(picture("A picture of the news, shown above its summary.", "column")),
  }),
});

export const noticesPage = defineKind({
  files: "notices/page.yaml",
  schema: page(
    "NoticesPage",
    "The page of the notices. Each notice is a file in the same folder.",
    {
      listTitle: text("The heading above the items.", { max: 80 }),
      readLabel: text("The label of each item's link.", { max: 40 }),
      box: group("NoticesBox", "The e-mail field, which sends nothing yet.", {
        title: text("The heading of the e-mail field's section.", { max: 80 }),
        text: text("One or two sentences below the heading.", { max: 320 }),
        email: text("The label of the e-mail field.", { max: 40 }),
        note: text("What happens to an address that is entered.", { max: 200 }),
        newsletter: action("The link to the newsletter form."),
      }),
      callToAction: callToAction("The closing panel."),
    },
  ),
});
