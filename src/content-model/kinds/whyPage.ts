import { group, listOf, markdown, text, whole } from "../fields";
import { defineKind } from "../kind";
import { callToAction, feature, intro, quote } from "../shapes/blocks";
import { heading } from "../shapes/company";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";

const successStory = () =>
  group("SuccessStory", "What a loan did for one person.", {
    title: text("The story in a few words.", { max: 80 }),
    testimonial: quote(),
    body: markdown("The story, without the loan's figures: the build computes them."),
    loan: group("StoryLoan", "The loan of the story; the build computes what it cost.", {
      ratePlan: text("The name of the rate plan in content/calculators that prices it.", {
        max: 40,
      }),
      amount: whole("The amount borrowed, in TT$.", { min: 1, max: 10_000_000 }),
      termMonths: whole("The term, in months.", { min: 1, max: 600 }),
    }),
  });

export const whyPage = defineKind({
  name: "WhyPage",
  files: "why/page.yaml",
  schema: page("WhyPage", "Why people choose the lender: advantages and success stories.", {
    intro: intro(),
    advantage: heading("The heading of the advantages."),
    advantages: listOf("The five advantages, the most telling first.", feature(), {
      min: 5,
      max: 5,
    }),
    screen: picture("A screen of the app, in a phone's frame, below the first advantage."),
    story: heading("The heading of the success stories."),
    stories: listOf("The success stories.", successStory(), { max: 4 }),
    callToAction: callToAction("The closing panel."),
  }),
});
