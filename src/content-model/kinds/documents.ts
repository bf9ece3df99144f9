import type * as yup from "yup";
import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

const printedFile = f.group("PrintedFile", "The PDF that the build sets.", {
  url: f.text("Where it is served."),
  size: f.text("Its size in words."),
});

/** Matches a character that the PDFs' fonts do not have, or an emoji. */
const UNPRINTABLE =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u;

/** Requires the PDFs' fonts to have every character of a text, because PDF/UA forbids missing glyphs. */
const printed = <Schema extends yup.StringSchema<string>>(schema: Schema) =>
  schema.test(
    "letters",
    ({ value }) =>
      `has "${UNPRINTABLE.exec(value)?.[0]}", for which PDFs have no font. Use Latin, Greek or Cyrillic letters, and no emoji`,
    (value) => !UNPRINTABLE.test(value),
  );

/** A document that the build typesets as a PDF, and its description on the site. */
const printDocument = (shape: string, description: string) =>
  f
    .group(shape, description, {
      title: printed(f.text("The document's title.", 60, 5)),
      date: f.date("The date of issue."),
      description: printed(f.text("The contents in one or two sentences.", 160, 15)),
      articles: f.groups("PrintArticle", "The document's articles, in order.", {
        title: printed(f.text("The article's heading.", 100)),
        body: printed(f.markdown("The article's text.")),
        picture: f.optional(b.picture("A picture of the article.")),
      }),
    })
    .meta({ computed: { file: printedFile } });

export const legalPage = defineKind({
  files: "legal/*.yaml",
  schema: b.page("LegalPage", "A legal document with a table of contents.", {
    effective: f.date("The day on which the document takes effect."),
    replacedBy: f.optional(f.pagePath("The path of the text that is valid instead.")),
    summary: f.markdown("A summary in plain language."),
    sections: f.listOf("The document's sections, in order.", b.section()),
  }),
  check: ({ path, replacedBy }) =>
    path === replacedBy
      ? [[["replacedBy"], "is the text's own path. Leave it out in a valid text."]]
      : [],
});

export const freePack = defineKind({
  files: "resources/free-pack.yaml",
  isOptional: true,
  hasOwnFigures: true,
  schema: printDocument("FreePack", "The free pack, a PDF of the resources page."),
});

export const employerPaper = defineKind({
  files: "employer-registration/paper.yaml",
  isOptional: true,
  schema: printDocument("EmployerPaper", "The one-page guide for an HR office, a PDF."),
});

export const deductionAgreement = defineKind({
  files: "employer-registration/agreement.yaml",
  isOptional: true,
  schema: printDocument("DeductionAgreement", "The sample agreement with an employer, a PDF."),
});

export const deductionConsent = defineKind({
  files: "employer-registration/consent.yaml",
  isOptional: true,
  schema: printDocument("DeductionConsent", "The sample consent of an employee, a PDF."),
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
    readLabel: f.text("The label of each item's link.", 40),
    pdfLabel: f.template("The label of the link to a PDF, with its size.", "size", 60),
    box: b.headed("NoticesBox", "The email field, which sends nothing yet.", {
      email: f.text("The label of the email field.", 40),
      note: f.text("What happens to an address that is entered.", 200),
      newsletter: f.optional(b.action("The link to the newsletter form.")),
    }),
  }),
});
