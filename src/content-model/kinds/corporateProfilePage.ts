import { group, listOf, markdown, text } from "../fields";
import { defineKind } from "../kind";
import { callToAction, fact, intro } from "../shapes/blocks";
import { heading } from "../shapes/company";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";

const purpose = (description: string) =>
  group("Purpose", description, {
    title: text("The heading.", { max: 40 }),
    statement: text("The purpose in one sentence.", { max: 160 }),
    text: text("What it comes to in practice.", { max: 400 }),
  });

export const corporateProfilePage = defineKind({
  name: "CorporateProfilePage",
  files: "corporate-profile/page.yaml",
  schema: page("CorporateProfilePage", "What the company is for, how it began, who leads it.", {
    intro: intro(),
    vision: purpose("What the company wants to see."),
    mission: purpose("What the company does about it."),
    story: group("CompanyStory", "How the company came about.", {
      title: text("The section's heading.", { max: 80 }),
      opening: text("The story's first sentence, in large type.", { max: 240 }),
      body: markdown("The story."),
      picture: picture("A picture beside the story."),
      facts: listOf("The company in a few words.", fact(), { max: 6 }),
    }),
    leadership: heading("The heading of the leaders, who come from their own pages."),
    callToAction: callToAction("The closing panel."),
  }),
});
