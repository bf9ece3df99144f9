import { listOf } from "../fields";
import { defineKind } from "../kind";
import { callToAction, feature, intro } from "../shapes/blocks";
import { heading } from "../shapes/company";
import { page } from "../shapes/page";

export const teamPage = defineKind({
  name: "TeamPage",
  files: "team/page.yaml",
  schema: page("TeamPage", "The people who lead the company, one after the other.", {
    intro: intro(),
    leadership: heading("The heading of the leaders, who come from their own pages."),
    promise: heading("The heading of what the leaders answer for."),
    promises: listOf("What the leaders answer for.", feature(), { max: 4 }),
    callToAction: callToAction("The closing panel."),
  }),
});
