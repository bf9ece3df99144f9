import { group, listOf, optional, text, whole } from "../fields";
import { defineKind } from "../kind";
import { action, callToAction, checklist, intro } from "../shapes/blocks";
import { heading } from "../shapes/heading";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";
import { numberingMistakes } from "../shapes/process";

export const howToApplyPage = defineKind({
  name: "HowToApplyPage",
  files: "how-to-apply/page.yaml",
  schema: page("HowToApplyPage", "The steps of an application, with the documents of each.", {
    intro: intro(),
    actions: listOf("The buttons below the opening.", action("A button."), { max: 3 }),
    steps: listOf(
      "The steps, in order.",
      group("ApplicationStep", "One step of the application.", {
        number: whole("The step's number, from 1.", { min: 1, max: 20 }),
        title: text("The step's name.", { max: 60 }),
        description: text("What happens in the step.", { max: 500 }),
        note: text("How long it takes.", { max: 60 }),
        picture: picture("A picture of the step."),
        documents: checklist("What the step asks for."),
      }),
    ),
    advice: group("ApplicationAdvice", "What makes an application quick.", {
      ...heading(),
      entries: listOf(
        "The pieces of advice.",
        group("AdviceEntry", "One piece of advice.", {
          title: text("It in a few words.", { max: 80 }),
          description: text("Why, and how.", { max: 320 }),
        }),
      ),
      more: optional(action("The link to more of it.")),
    }),
    callToAction: callToAction("The closing panel."),
  }),
  check: ({ steps }) => numberingMistakes(steps, ["steps"]),
});
