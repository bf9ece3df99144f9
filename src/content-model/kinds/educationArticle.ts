import {
  anchor,
  date,
  decimal,
  group,
  icon,
  listOf,
  markdown,
  optional,
  text,
  whole,
} from "../fields";
import { defineKind } from "../kind";
import { callToAction, fact, intro } from "../shapes/blocks";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";

const loanTable = () =>
  group("LoanTable", "Loans side by side; the calculator's rates fill in what they cost.", {
    caption: text("What the table shows.", { max: 120 }),
    note: text("A remark below the table.", { max: 240 }),
    loans: listOf(
      "The loans, in order.",
      group("TableLoan", "One loan.", {
        amount: decimal("The amount borrowed, in TT dollars.", { min: 1 }),
        termMonths: whole("The term in months.", { min: 1, max: 600 }),
      }),
      { max: 12 },
    ),
  });

const articleSection = () =>
  group("ArticleSection", "One section of an article.", {
    id: anchor("The section's address after #, such as early-repayment."),
    title: text("The section's heading.", { max: 80 }),
    body: markdown("The section's text."),
    table: optional(loanTable()),
    remember: optional(markdown("What to remember, set apart from the text.")),
  });

export const educationArticle = defineKind({
  name: "EducationArticle",
  files: "education/*.yaml",
  schema: page("EducationArticle", "An article that explains borrowing.", {
    intro: intro(),
    order: whole("The article's place among the cards, from 1.", { min: 1, max: 500 }),
    published: date("The day it was first published."),
    icon: icon("The name of an icon from lucide.dev, for its card."),
    description: text("What the reader will know afterwards, for its card.", { max: 200 }),
    picture: picture("The picture at the article's top and on its card."),
    keyFigures: optional(listOf("Figures worth knowing by heart.", fact(), { max: 3 })),
    sections: listOf("The article's sections, in order.", articleSection()),
    callToAction: callToAction("The closing panel."),
  }),
  check: ({ path }) =>
    path.startsWith("/education/")
      ? []
      : [{ at: ["path"], message: "must start with /education/, as all articles do." }],
});
