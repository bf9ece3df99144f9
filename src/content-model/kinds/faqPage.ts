import { anchor, group, listOf, markdown, optional, text } from "../fields";
import { defineKind } from "../kind";
import { callToAction, intro, step } from "../shapes/blocks";
import { page } from "../shapes/page";

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
