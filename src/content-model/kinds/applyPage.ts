import { group, listOf, text } from "../fields";
import { defineKind } from "../kind";
import { action, intro } from "../shapes/blocks";
import { heading } from "../shapes/heading";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";
import { requirements } from "../shapes/requirements";
import { signposts } from "../shapes/signpost";

export const applyPage = defineKind({
  name: "ApplyPage",
  files: "apply/page.yaml",
  schema: page("ApplyPage", "The hub for people who want to apply for a loan.", {
    intro: intro(),
    actions: listOf("The buttons below the opening.", action("A button."), { max: 3 }),
    duration: group("ApplyDuration", "How long an application takes.", {
      ...heading(),
      stages: listOf(
        "The stages, in order.",
        group("ApplyStage", "One stage.", {
          time: text("How long it takes, such as Minutes.", { max: 40 }),
          title: text("What it is.", { max: 60 }),
          description: text("Who does what.", { max: 240 }),
        }),
      ),
    }),
    products: group("ApplyProducts", "The list of all products; its entries are their cards.", {
      ...heading(),
    }),
    bring: requirements("What to have at hand."),
    where: group("ApplyWhere", "Where to apply: the app, with the stores' badges.", {
      ...heading(),
      picture: picture("The app, in a phone's frame."),
      more: action("The link to the app's page."),
    }),
    help: signposts("Help before and while applying."),
  }),
});
