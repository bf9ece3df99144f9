import { group, listOf, markdown, text } from "../fields";
import { defineKind } from "../kind";
import { callToAction, feature, intro } from "../shapes/blocks";
import { heading } from "../shapes/company";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";

export const whyPage = defineKind({
  name: "WhyPage",
  files: "why/page.yaml",
  schema: page("WhyPage", "Why people choose the lender: advantages and success stories.", {
    intro: intro(),
    advantage: heading("The heading of the advantages."),
    picture: picture("The picture beside the advantages."),
    advantages: listOf("The advantages, the most telling first.", feature(), { min: 5, max: 5 }),
    story: heading("The heading of the success stories."),
    stories: listOf(
      "The success stories.",
      group("SuccessStory", "What a loan did for one person.", {
        name: text("The person's name.", { max: 40 }),
        occupation: text("What the person does, and where.", { max: 80 }),
        title: text("The story in a few words.", { max: 80 }),
        quote: text("What the person says, without quotation marks.", { max: 240 }),
        body: markdown("The story, without the loan's figures: the calculator adds them."),
        picture: picture("The person's portrait, four wide by five high."),
      }),
      { max: 4 },
    ),
    callToAction: callToAction("The closing panel."),
  }),
});
