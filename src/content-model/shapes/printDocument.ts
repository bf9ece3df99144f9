import { date, file, group, listOf, markdown, text } from "../fields";

/** A PDF that the art command sets from these words, and what the site says of it. */
export const printDocument = (shape: string, description: string) =>
  group(shape, description, {
    title: text("The document's title.", { min: 5, max: 60 }),
    date: date("The day of the issue."),
    description: text("What is in it, in one or two sentences.", { min: 15, max: 160 }),
    file: file("The PDF beside this file, such as ./kwedi-newsletter-2026-10.pdf."),
    articles: listOf(
      "The document's articles, in order.",
      group("PrintArticle", "One article of a document for print.", {
        title: text("The article's heading.", { max: 100 }),
        body: markdown("The article's text."),
      }),
    ),
  });
