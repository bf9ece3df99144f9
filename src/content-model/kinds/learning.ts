import {
  action,
  callToAction,
  fact,
  order,
  page,
  picture,
  pricedLoan,
  section,
  step,
  titleAndLead,
} from "../blocks";
import {
  anchor,
  date,
  group,
  groups,
  icon,
  link,
  listOf,
  markdown,
  months,
  optional,
  pagePath,
  price,
  reference,
  template,
  text,
} from "../fields";
import { defineKind } from "../kind";

export const faqPage = defineKind({
  files: "faq/page.yaml",
  schema: page("FaqPage", "The questions and answers.", {
    search: group("FaqSearch", "The box that searches all questions.", {
      label: text("The label of the search field.", { max: 60 }),
      clear: text("The label of the button that clears the search.", { max: 40 }),
      foundOne: template("The result when one question matches.", "found all"),
      found: template("The result otherwise.", "found all"),
      nothingTitle: text("The heading when nothing matches.", { max: 80 }),
      nothing: text("The text when nothing matches, above links to the subjects.", { max: 200 }),
      ask: action("The link to the contact form when nothing matches."),
      askSubject: text("The subject that it fills in.", { max: 150 }),
      askMessage: template("The message that it fills in.", "search"),
      sameWords: listOf(
        "Synonyms that visitors type; [] if there are none.",
        text("Words and phrases that mean the same, with commas between.", { max: 300 }),
        { min: 0 },
      ),
      smallWords: text("Words that a search ignores, with commas between.", { max: 900 }),
    }),
    tabsLabel: text("The accessible name of the tabs.", { max: 60 }),
    tabsHint: text("The hint on phones that more tabs can be scrolled to.", { max: 60 }),
    permalink: text("The label of the link to a question's own URL.", { max: 40 }),
    tabs: groups("FaqTab", "The tabs, in order. The first one is open at first.", {
      id: anchor("The part of the tab's URL after /faq#, such as repayment."),
      title: text("The tab's name.", { max: 40 }),
      lead: text("One sentence below the tab's heading.", { max: 200 }),
      steps: optional(listOf("Cards in a row above the questions.", step(), { max: 3 })),
      questions: groups("FaqQuestion", "The tab's questions, the most asked first.", {
        id: anchor("The part of the question's URL after /faq#, such as early-repayment.").meta({
          names: "question",
        }),
        question: text("The question.", { max: 120 }),
        keywords: optional(
          text("Other search words for the question, separated by commas.", {
            max: 600,
          }),
        ),
        answer: markdown("The answer."),
      }),
    }),
    callToAction: callToAction("The closing panel."),
    disclaimer: markdown("The disclaimer below the answers."),
  }),
});

/** Searches in visitors' own words, and the questions that each must find. A test runs them all. */
export const faqSearches = defineKind({
  files: "faq/searches.yaml",
  isOptional: true,
  schema: group("FaqSearches", "What visitors type, and what they should find.", {
    searches: groups("FaqSearchExample", "The questions, each with its searches.", {
      question: reference("The question's id.", "question"),
      words: listOf(
        "Searches that must find it among the first three.",
        text("A search.", { max: 80 }),
      ),
    }),
  }),
});

export const resourcesPage = defineKind({
  files: "resources/page.yaml",
  anchors: ["calculator", "faq", "education", "media"],
  schema: page("ResourcesPage", "The page of the financial resources.", {
    support: action("The button that opens the contact page."),
    freePack: optional(text("The label of the button that downloads the free pack.", { max: 40 })),
    freePackNote: optional(template("What is in the free pack, and the file's size.", "size")),
    calculator: group("ResourcesCalculator", "The calculator's section.", {
      ...titleAndLead(),
      other: action("The link to the other calculator."),
      saving: template(
        "Shown beside the result where the other calculator's rate is lower.",
        "payment saving",
        { max: 200 },
      ),
      anyOffer: action("The link to the page that works out any lender's offer."),
      download: action("The button that links to where loans are applied for."),
    }),
    faq: group("ResourcesFaq", "The most frequent questions.", {
      ...titleAndLead(),
      questions: listOf(
        "The most frequent questions.",
        link("The path of a question, such as /faq#early-repayment.")
          .matches(/^\/[^#]+#/, "must be the path of a question, such as /faq#early-repayment")
          .meta({ refersTo: "question" }),
        { max: 8 },
      ),
      all: action("The link to all questions."),
    }).meta({
      computed: {
        asked: groups("AskedQuestion", "The questions.", {
          to: link("The path of the question."),
          subject: text("The name of its tab."),
          question: text("The question."),
        }),
      },
    }),
    education: group("ResourcesEducation", "The cards of the articles.", {
      ...titleAndLead(),
      readMore: text("The label of each card's link.", { max: 40 }),
      all: text("The label of the link to all articles, when there are more than cards.", {
        max: 60,
      }),
    }),
    media: optional(
      group("ResourcesMedia", "The latest newsletter and notices.", {
        ...titleAndLead(),
        newsletter: text("The note above the latest newsletter.", { max: 40 }),
        newsletters: optional(action("The link to the newsletters.")),
        notices: optional(action("The link to the notices.")),
      }),
    ),
    callToAction: callToAction("The closing panel."),
  }),
});

export const educationArticle = defineKind({
  files: "education/*.yaml",
  hasOwnFigures: true,
  schema: page("EducationArticle", "An article that explains borrowing.", {
    path: pagePath("The page's path on this site, such as /education/how-interest-works.").matches(
      /^\/education\//,
      "must start with /education/, because all articles are below it",
    ),
    order: order("The article's position among the articles, by its date if left out"),
    topic: optional(text("Its subject, which groups it on the page of all articles.", { max: 40 })),
    published: date("The day it was first published."),
    icon: icon(),
    description: text("What the reader will learn, for the article's card.", { max: 200 }),
    picture: optional(picture("The picture at the top of the article and on its card.", "column")),
    keyFigures: optional(listOf("The article's most important figures.", fact(), { max: 3 })),
    sections: listOf(
      "The article's sections, in order.",
      section("ArticleSection").shape({
        body: markdown("The section's text.").meta({ hasTables: true }),
        table: optional(
          group("LoanTable", "A table of loans. Their costs are computed.", {
            caption: text("What the table shows.", { max: 120 }),
            note: text("A note below the table.", { max: 240 }),
            loans: listOf(
              "The loans, in order.",
              group("TableLoan", "One loan.", {
                amount: price("The amount borrowed, in the lender's currency."),
                termMonths: months("The term in months."),
              }),
              { max: 12 },
            ),
          }),
        ),
        price: optional(pricedLoan("A loan whose price tag follows the text.")),
        remember: optional(markdown("A key point, in a box below the text.")),
      }),
    ),
    callToAction: callToAction("The closing panel."),
  }),
});
