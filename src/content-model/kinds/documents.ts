import type * as yup from "yup";
import { picture, section } from "../blocks";
import { date, group, listOf, markdown, optional, text } from "../fields";
import { defineKind } from "../kind";
import { pricedLoan } from "../loans";
import { page } from "../page";

const printedFile = group("PrintedFile", "The PDF that the build sets.", {
  url: text("Where it is served."),
  size: text("Its size in words."),
});

/** Letters of a script that the PDFs' fonts lack, and emoji. */
const UNPRINTABLE =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u;

/** A text of a PDF, which its fonts must have letters for: PDF/UA allows no empty boxes. */
const printed = <Schema extends yup.StringSchema<string>>(schema: Schema) =>
  schema.test(
    "letters",
    ({ value }) =>
      `has "${UNPRINTABLE.exec(value)?.[0]}", for which PDFs have no font. Use Latin, Greek or Cyrillic letters, and no emoji`,
    (value) => !UNPRINTABLE.test(value),
  );

/** A document that the build sets as a PDF, and its description on the site. */
const printDocument = (shape: string, description: string) =>
  group(shape, description, {
    title: printed(text("The document's title.", { min: 5, max: 60 })),
    date: date("The date of issue."),
    description: printed(text("The contents in one or two sentences.", { min: 15, max: 160 })),
    articles: listOf(
      "The document's articles, in order.",
      group("PrintArticle", "One article of the document.", {
        title: printed(text("The article's heading.", { max: 100 })),
        body: printed(markdown("The article's text.")),
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

export const deductionAgreement = defineKind({
  files: "employer-registration/agreement.yaml",
  schema: printDocument(
    "DeductionAgreement",
    "The sample of the agreement with an employer, a PDF.",
  ),
});

export const newsletter = defineKind({
  files: "newsletters/*.yaml",
  identity: ["title", "date"],
  hasOwnFigures: true,
  schema: printDocument("Newsletter", "One issue of the newsletter.").shape({
    loan: optional(pricedLoan("A loan of the issue, whose price tag the site shows.")),
  }),
});
