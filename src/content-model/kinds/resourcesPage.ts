import { group, link, listOf, text } from "../fields";
import { defineKind } from "../kind";
import { action, callToAction, intro } from "../shapes/blocks";
import { page } from "../shapes/page";

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
