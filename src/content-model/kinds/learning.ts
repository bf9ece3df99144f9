import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

export const faqPage = defineKind({
  files: "faq/page.yaml",
  schema: b.page("FaqPage", "The questions and answers.", {
    search: f.group("FaqSearch", "The box that searches all questions.", {
      label: f.text("The label of the search field.", 60),
      clear: f.text("The label of the button that clears the search.", 40),
      foundOne: f.template("The result when one question matches.", "found all"),
      found: f.template("The result otherwise.", "found all"),
      nothingTitle: f.text("The heading when nothing matches.", 80),
      nothing: f.text("The text when nothing matches, above links to the subjects.", 200),
      ask: b.action("The link to the contact form when nothing matches."),
      askSubject: f.text("The subject that it fills in.", 150),
      askMessage: f.template("The message that it fills in.", "search"),
    }),
    tabsLabel: f.text("The accessible name of the tabs.", 60),
    tabsHint: f.text("The hint on phones that more tabs can be scrolled to.", 60),
    permalink: f.text("The label of the link to a question's own URL.", 40),
    tabs: f.groups("FaqTab", "The tabs, in order. The first one is open at first.", {
      id: f.anchor("The part of the tab's URL after /faq#, such as repayment."),
      title: f.text("The tab's name.", 40),
      lead: f.text("One sentence below the tab's heading.", 200),
      steps: f.optional(f.listOf("Cards in a row above the questions.", b.step(), { max: 3 })),
      questions: f.groups("FaqQuestion", "The tab's questions, the most asked first.", {
        id: f.anchor("The part of the question's URL after /faq#, such as early-repayment.").meta({
          names: "question",
        }),
        question: f.text("The question.", 120),
        keywords: f.optional(f.text("Other search words for it, with commas between.", 600)),
        answer: f.markdown("The answer."),
      }),
    }),
    callToAction: b.callToAction(),
    disclaimer: f.markdown("The disclaimer below the answers."),
  }),
});

export const resourcesPage = defineKind({
  files: "resources/page.yaml",
  anchors: ["calculator", "faq", "education", "media"],
  schema: b.page("ResourcesPage", "The page of the financial resources.", {
    support: b.action("The button that opens the contact page."),
    plan: f.reference("The calculator's file in content/rate-plans.", "rate plan"),
    freePack: f.optional(b.action("The button that opens the free pack.")),
    freePackNote: f.optional(f.text("What is in the free pack.", 160)),
    calculator: b.headed("ResourcesCalculator", "The calculator's section.", {
      other: b.action("The link to the other calculator."),
      badge: f.optional(f.text("Shown on the price tag, in every currency.", 40)),
      caveat: f.text("Shown beside the result where the other calculator's rate is lower.", 200),
      saving: f.template("Added to it where you lend that loan.", "payment saving", 120),
      ownCurrency: f.text(
        "Shown instead of the buttons in a currency in which you do not lend.",
        120,
      ),
      anyOffer: f.optional(b.action("The link to the page that works out any lender's offer.")),
      download: b.action("The button that links to where loans are applied for."),
    }),
    faq: b
      .headed("ResourcesFaq", "The most frequent questions.", {
        questions: f.listOf(
          "The most frequent questions.",
          f
            .link("The path of a question, such as /faq#early-repayment.")
            .matches(/^\/[^#]+#/, "must be the path of a question, such as /faq#early-repayment")
            .meta({ refersTo: "question" }),
          { max: 8 },
        ),
        all: b.action("The link to all questions."),
      })
      .meta({
        computed: {
          asked: f.groups("AskedQuestion", "The questions.", {
            to: f.link("The path of the question."),
            subject: f.text("The name of its tab."),
            question: f.text("The question."),
          }),
        },
      }),
    education: b.headed("ResourcesEducation", "The cards of the articles.", {
      readMore: f.text("The label of each card's link.", 40),
      all: f.optional(b.action("The link to the page of all articles.")),
    }),
    media: f.optional(
      b.headed("ResourcesMedia", "The latest newsletter and notices.", {
        newsletter: f.text("The note above the latest newsletter.", 40),
        newsletters: f.optional(b.action("The link to the newsletters.")),
        notices: f.optional(b.action("The link to the notices.")),
      }),
    ),
  }),
});

export const educationPage = defineKind({
  files: "education/page.yaml",
  isOptional: true,
  schema: b.page("EducationPage", "The page of all articles, which are files of its folder.", {
    listTitle: f.text("The heading above the articles, for screen readers.", 80),
  }),
});

export const educationArticle = defineKind({
  files: "education/*.yaml",
  hasOwnFigures: true,
  schema: b.page("EducationArticle", "An article that explains borrowing.", {
    path: f
      .pagePath("The page's path on this site, such as /education/how-interest-works.")
      .matches(/^\/education\//, "must start with /education/, because all articles are below it"),
    order: b.order("The article's position among the articles, by its date if left out"),
    published: f.date("The day it was first published."),
    icon: f.icon(),
    description: f.text("What the reader will learn, for the article's card.", 200),
    picture: f.optional(b.picture("The picture of the article and of its card.", "column")),
    sections: f.listOf(
      "The article's sections, in order.",
      b.section("ArticleSection").shape({
        table: f.optional(
          f.group("LoanTable", "A table of loans. Their costs are computed.", {
            caption: f.text("What the table shows.", 120),
            note: f.text("A note below the table.", 240),
            loans: f.listOf(
              "The loans, in order.",
              f
                .group("TableLoan", "A loan of the main product.", {
                  amount: f.amount("The amount borrowed, in the lender's currency."),
                  termMonths: f.months("The term in months."),
                })
                .meta({ computed: { figures: b.exampleFigures } }),
            ),
          }),
        ),
        price: f.optional(b.pricedLoan("A loan whose price tag follows the text.")),
        remember: f.optional(f.markdown("A key point, in a box below the text.")),
      }),
    ),
  }),
});
