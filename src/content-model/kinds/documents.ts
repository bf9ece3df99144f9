import { picture, section } from "../blocks";
import { date, group, listOf, markdown, optional, text } from "../fields";
import { defineKind } from "../kind";
import { pricedLoan } from "../loans";
import { page } from "../page";

const printedFile = group("PrintedFile", "The PDF that the build sets.", {
  url: text("Where it is served."),
  size: text("Its size in words."),
});

/** A document that the build sets as a PDF, and its description on the site. */
const printDocument = (shape: string, description: string) =>
  group(shape, description, {
    title: text("The document's title.", { min: 5, max: 60 }),
    date: date("The date of issue."),
    description: text("The contents in one or two sentences.", { min: 15, max: 160 }),
    articles: listOf(
      "The document's articles, in order.",
      group("PrintArticle", "One article of the document.", {
        title: text("The article's heading.", { max: 100 }),
        body: markdown("The article's text."),
        picture: optional(picture("A picture of the article.")),
      }),
    ),
  }).meta({ computed: { file: printedFile } });

export const legalPage = defineKind({
  files: "legal/*.yaml",
  schema: page("LegalPage", "A legal document with a table of contents.", {
    effective: date("The day on which the document takes effect."),
    summary: markdown("A summary in plain language."),
    sections: listOf("The document's sections, in order.", section()),
  }),
});

export const freePack = defineKind({
  files: "resources/free-pack.yaml",
  hasOwnFigures: true,
  schema: printDocument("FreePack", "The free pack, a PDF of the resources page."),
});

export const employerPaper = defineKind({
  files: "employer-registration/paper.yaml",
  schema: printDocument("EmployerPaper", "The paper for an HR office, a PDF of one page."),
});

export const newsletter = defineKind({
  files: "newsletters/*.yaml",
  hasOwnFigures: true,
  schema: printDocument("Newsletter", "One issue of the newsletter.").shape({
    loan: optional(pricedLoan("A loan of the issue, whose price tag the site shows.")),
  }),
});
