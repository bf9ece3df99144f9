import { action, callToAction, fact, picture, step } from "../blocks";
import {
  anchor,
  date,
  decimal,
  group,
  icon,
  link,
  listOf,
  markdown,
  optional,
  text,
  whole,
} from "../fields";
import { defineKind } from "../kind";
import { intro, page } from "../page";

const question = () =>
  group("FaqQuestion", "A question and its answer.", {
    id: anchor("The question's address after /faq#, such as early-repayment."),
    question: text("The question.", { max: 120 }),
    answer: markdown("The answer."),
  });

const tab = () =>
  group("FaqTab", "A tab with its questions.", {
    id: anchor("The tab's address after /faq#, such as repayment."),
    title: text("The tab's name.", { max: 40 }),
    lead: text("One sentence below the tab's heading.", { max: 200 }),
    steps: optional(listOf("Cards in a row above the questions.", step(), { max: 3 })),
    questions: listOf("The tab's questions, the most asked first.", question()),
  });

export const faqPage = defineKind({
  name: "FaqPage",
  files: "faq/page.yaml",
  schema: page("FaqPage", "The questions and answers.", {
    intro: intro(),
    search: group("FaqSearch", "The box that searches all questions.", {
      label: text("The name of the search field.", { max: 60 }),
      clear: text("The words on the button that ends the search.", { max: 40 }),
      nothingTitle: text("The heading when nothing matches.", { max: 80 }),
      nothing: markdown("What to do when nothing matches."),
    }),
    tabsLabel: text("What the row of tabs is, for people who hear it.", { max: 60 }),
    tabsHint: text("The hint on phones that the row of tabs scrolls.", { max: 60 }),
    permalink: text("The words on the link to a question's own address.", { max: 40 }),
    tabs: listOf("The tabs, in order; the first one is open at the start.", tab()),
    callToAction: callToAction("The closing panel."),
    disclaimer: markdown("What the answers are not."),
  }),
  check: ({ tabs }) =>
    tabs[0]?.id === "general"
      ? []
      : [
          {
            at: ["tabs", 0, "id"],
            message: 'must be general: links to the first tab say "#general".',
          },
        ],
});

const heading = {
  title: text("The section's heading.", { max: 80 }),
  lead: text("One or two sentences below the heading.", { max: 320 }),
};

export const resourcesPage = defineKind({
  name: "ResourcesPage",
  files: "resources/page.yaml",
  anchors: ["calculator", "faq", "education", "media"],
  schema: page("ResourcesPage", "The financial resources.", {
    intro: intro(),
    support: action("The button that leads to people who help."),
    freePack: text("The words on the button that fetches the free pack.", { max: 40 }),
    freePackNote: text("What is in the free pack.", { max: 160 }),
    calculator: group("ResourcesCalculator", "The calculator's section.", {
      ...heading,
      exampleTitle: text("The heading of the representative example.", { max: 80 }),
      other: action("The link to the other calculator."),
      download: action("The button that invites to download the wallet app."),
    }),
    faq: group("ResourcesFaq", "The most asked questions.", {
      ...heading,
      questions: listOf(
        "The most asked questions.",
        link("A question's address, such as /faq#early-repayment."),
        { max: 8 },
      ),
      all: action("The link to all questions."),
    }),
    education: group("ResourcesEducation", "The articles' cards.", {
      ...heading,
      readMore: text("The words on each card's link.", { max: 40 }),
    }),
    media: group("ResourcesMedia", "The newsletters and the notices.", {
      ...heading,
      newsletter: text("The words above the newest newsletter.", { max: 40 }),
      newsletters: action("The link to the newsletters."),
      notice: text("The words above the newest notices.", { max: 40 }),
      notices: action("The link to the notices."),
    }),
    callToAction: callToAction("The closing panel."),
  }),
  check: ({ faq }) =>
    faq.questions.flatMap((question, index) =>
      question.startsWith("/faq#")
        ? []
        : [
            {
              at: ["faq", "questions", index],
              message: `must be a question's address, such as /faq#early-repayment, found "${question}".`,
            },
          ],
    ),
});

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
