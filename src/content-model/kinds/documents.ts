import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

export const textPage = defineKind({
  files: "pages/*.yaml",
  schema: b.page("TextPage", "A text at any path: a legal text, a paper to print, or a notice.", {
    published: f.optional(f.date("The day it was published.")),
    notice: f.optional(f.yesNo("Whether /notices lists it, by the day it was published.")),
    language: f.optional(
      f
        .text("The language's code, such as es, if it is not English.")
        .matches(/^[a-z]{2,3}(-[A-Z]{2})?$/, "must be a language's code, such as es or pt-BR"),
    ),
    labels: f.optional(b.textPageLabels("Its labels in that language.")),
    effective: f.optional(
      f.date("The day on which a legal text takes effect. Its sections are then numbered."),
    ),
    replacedBy: f.optional(f.pagePath("The path of the text that is valid instead.")),
    summary: f.optional(f.markdown("A summary in plain language, in a box above the text.")),
    body: f.optional(b.textWithTables("The text, or what comes before the sections.")),
    sections: f.optional(
      f.listOf(
        "Its sections, in order. More than four get a table of contents.",
        b.section("TextSection").shape({
          picture: f.optional(b.picture("A picture below the section's text.", "column")),
        }),
      ),
    ),
  }),
  *check({ path, replacedBy, body, sections, notice, published, language, labels }) {
    if (notice && !published) yield [["notice"], "needs `published`, the day of the notice."];
    if (language && !labels) yield [["language"], "needs `labels` in this language."];
    if (path === replacedBy)
      yield [["replacedBy"], "is the text's own path. Leave it out in a valid text."];
    if (!body && !sections) yield [["intro"], "is all of the text. Add a body, or sections."];
  },
});

export const newsletter = defineKind({
  files: "newsletters/*.yaml",
  identity: ["title", "date"],
  hasOwnFigures: true,
  schema: f.group("Newsletter", "One issue of the newsletter.", {
    title: f.text("The issue's title.", 60, 5),
    date: f.date("The date of issue."),
    description: f.text("The contents in one or two sentences.", 160, 15),
    pdf: f.pdfFile("The issue's PDF."),
  }),
});

export const newslettersPage = defineKind({
  files: "newsletters/page.yaml",
  isOptional: true,
  anchors: ["subscribe"],
  schema: b.page("NewslettersPage", "The page of the newsletters, which are files of its folder.", {
    issues: f.group("NewsletterIssues", "The list of the issues.", {
      title: f.text("The list's heading.", 80),
      download: f.text("The label of the button that downloads an issue.", 40),
      file: f.template("The format and size of an issue.", "size"),
    }),
    form: f.group("NewsletterForm", "The subscribe form.", {
      title: f.text("The form's heading.", 80),
      lead: f.text("One or two sentences below the heading.", 320),
      firstName: f.text("The label of the first name field.", 40),
      lastName: f.text("The label of the last name field.", 40),
      email: f.text("The label of the email field.", 40),
      consent: f.text("The label of the consent checkbox.", 200),
      submit: f.text("The label of the button.", 40),
      errorTitle: f.text("The title of the message when the email field is empty.", 60),
      errorText: f.text("The message when the email field is empty.", 160),
      success: f.text("The message after a subscription.", 160),
      withoutScript: f.text("Shown without JavaScript, in place of the button.", 200),
      otherWay: f.text("Shown without JavaScript, before the email address.", 160),
      privacy: b.action("The link to the privacy policy."),
    }),
  }),
});

export const notice = defineKind({
  files: "notices/*.yaml",
  identity: ["title", "date"],
  hasOwnFigures: true,
  schema: f.group(
    "Notice",
    "A news item: on another website, or with a text or a PDF of its own.",
    {
      title: f.text("The item's headline.", 100),
      date: f.date("The day it was published."),
      source: f.text("Who published it.", 60),
      summary: f.text("A summary in one to three sentences.", 400),
      url: f.optional(
        f
          .link("The item's URL on the other website.")
          .matches(
            /^https:/,
            "must start with https://, because a notice links to another website",
          ),
      ),
      text: f.optional(f.markdown("The whole text, for news of your own, in place of the URL.")),
      pdf: f.optional(f.pdfFile("A PDF of your own, in place of the URL.")),
      picture: f.optional(b.picture("A picture of the news, shown above its summary.", "column")),
    },
  ),
  check: ({ url, text, pdf }) =>
    Boolean(url) === Boolean(text || pdf)
      ? [[["title"], "needs a url, on another website, or else a text or a pdf of its own."]]
      : [],
});

export const noticesPage = defineKind({
  files: "notices/page.yaml",
  isOptional: true,
  schema: b.page("NoticesPage", "The page of the notices, which are files of its folder.", {
    listTitle: f.text("The heading above the items.", 80),
    pdfLabel: f.template("The label of the link to a PDF, with its size.", "size", 60),
    box: b.headed("NoticesBox", "The email field, which sends nothing yet.", {
      email: f.text("The label of the email field.", 40),
      note: f.text("What happens to an address that is entered.", 200),
      newsletter: f.optional(b.action("The link to the newsletter form.")),
    }),
  }),
});
