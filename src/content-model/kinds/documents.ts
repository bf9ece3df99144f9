import type * as yup from "yup";
import { action, nextPort, page, picture, pricedLoan, section, titleAndLead } from "../blocks";
import {
  date,
  group,
  groups,
  link,
  listOf,
  markdown,
  optional,
  pagePath,
  pdfFile,
  template,
  text,
} from "../fields";
import { defineKind } from "../kind";

const printedFile = group("PrintedFile", "The PDF that the build sets.", {
  url: text("Where it is served."),
  size: text("Its size in words."),
});

/** Characters that the fonts of the PDFs do not have, and emoji. */
const UNPRINTABLE =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u;

/** Text in a PDF. The fonts must have all its characters, because PDF/UA forbids missing glyphs. */
const printed = <Schema extends yup.StringSchema<string>>(schema: Schema) =>
  schema.test(
    "letters",
    ({ value }) =>
      `has "${UNPRINTABLE.exec(value)?.[0]}", for which PDFs have no font. Use Latin, Greek or Cyrillic letters, and no emoji`,
    (value) => !UNPRINTABLE.test(value),
  );

/** A document that the build typesets as a PDF, and its description on the site. */
const printDocument = (shape: string, description: string) =>
  group(shape, description, {
    title: printed(text("The document's title.", { min: 5, max: 60 })),
    date: date("The date of issue."),
    description: printed(text("The contents in one or two sentences.", { min: 15, max: 160 })),
    articles: groups("PrintArticle", "The document's articles, in order.", {
      title: printed(text("The article's heading.", { max: 100 })),
      body: printed(markdown("The article's text.")),
      picture: optional(picture("A picture of the article.")),
    }),
  }).meta({ computed: { file: printedFile } });

export const legalPage = defineKind({
  files: "legal/*.yaml",
  schema: page("LegalPage", "A legal document with a table of contents.", {
    effective: date("The day on which the document takes effect."),
    replacedBy: optional(
      pagePath("The path of the text that is valid instead, which then lists this one."),
    ),
    summary: markdown("A summary in plain language."),
    sections: listOf("The document's sections, in order.", section()),
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
  schema: printDocument("Newsletter", "One issue of the newsletter.").shape({
    loan: optional(pricedLoan("A loan of the issue, whose price tag the site shows.")),
  }),
});

export const newslettersPage = defineKind({
  files: "newsletters/page.yaml",
  isOptional: true,
  anchors: ["subscribe"],
  schema: page("NewslettersPage", "The page of the newsletters, which are files of its folder.", {
    issues: group("NewsletterIssues", "The list of the issues.", {
      title: text("The list's heading.", { max: 80 }),
      contents: text("The heading above an issue's articles.", { max: 60 }),
      download: text("The label of the button that downloads an issue.", { max: 40 }),
      file: template("The format and size of an issue.", "size"),
      loan: text("The heading above the price tag of an issue's loan.", { max: 80 }),
    }),
    form: group("NewsletterForm", "The subscribe form.", {
      title: text("The form's heading.", { max: 80 }),
      lead: text("One or two sentences below the heading.", { max: 320 }),
      firstName: text("The label of the first name field.", { max: 40 }),
      lastName: text("The label of the last name field.", { max: 40 }),
      email: text("The label of the email field.", { max: 40 }),
      consent: text("The label of the consent checkbox.", { max: 200 }),
      submit: text("The label of the button.", { max: 40 }),
      errorTitle: text("The title of the message when the email field is empty.", { max: 60 }),
      errorText: text("The message when the email field is empty.", { max: 160 }),
      success: text("The message after a subscription.", { max: 160 }),
      withoutScript: text("Shown without JavaScript, in place of the button.", { max: 200 }),
      otherWay: text("Shown without JavaScript, before the email address.", { max: 160 }),
      privacy: action("The link to the privacy policy."),
    }),
  }),
});

export const notice = defineKind({
  files: "notices/*.yaml",
  identity: ["title", "date"],
  hasOwnFigures: true,
  schema: group("Notice", "A news item: on another website, or with a text or a PDF of its own.", {
    title: text("The item's headline.", { max: 100 }),
    date: date("The day it was published."),
    source: text("Who published it.", { max: 60 }),
    summary: text("A summary in one to three sentences.", { max: 400 }),
    url: optional(
      link("The item's URL on the other website.").matches(
        /^https:/,
        "must start with https://, because a notice links to another website",
      ),
    ),
    text: optional(markdown("The whole text, for news of your own, in place of the URL.")),
    pdf: optional(pdfFile("A PDF of your own, in place of the URL, such as ./2026-report.pdf.")),
    picture: optional(picture("A picture of the news, shown above its summary.", "column")),
  }),
  check: ({ url, text, pdf }) =>
    Boolean(url) === Boolean(text || pdf)
      ? [[["title"], "needs a url, on another website, or else a text or a pdf of its own."]]
      : [],
});

export const noticesPage = defineKind({
  files: "notices/page.yaml",
  isOptional: true,
  schema: page("NoticesPage", "The page of the notices, which are files of its folder.", {
    listTitle: text("The heading above the items.", { max: 80 }),
    readLabel: text("The label of each item's link.", { max: 40 }),
    pdfLabel: template("The label of the link to a PDF, with its size.", "size", { max: 60 }),
    box: group("NoticesBox", "The email field, which sends nothing yet.", {
      ...titleAndLead(),
      email: text("The label of the email field.", { max: 40 }),
      note: text("What happens to an address that is entered.", { max: 200 }),
      newsletter: optional(action("The link to the newsletter form.")),
    }),
    next: optional(nextPort()),
  }),
});
