import { decimal, group, listOf, markdown, text, whole } from "../fields";
import { defineKind } from "../kind";
import { action, callToAction, intro } from "../shapes/blocks";
import { heading } from "../shapes/heading";
import { page } from "../shapes/page";

export const calculatorPage = defineKind({
  name: "CalculatorPage",
  files: "loan-calculator/page.yaml",
  anchors: ["loan"],
  schema: page("CalculatorPage", "The standalone loan calculator.", {
    intro: intro(),
    representative: group("ExampleHeading", "The words around the representative example.", {
      ...heading(),
    }),
    typical: group("TypicalHeading", "The words around the typical figures.", {
      title: text("The heading of the table of typical amounts.", { max: 80 }),
      lead: text("What the table shows.", { max: 320 }),
      amounts: listOf("The amounts of its rows.", decimal("An amount.", { min: 1 }), { max: 8 }),
      terms: listOf("The terms of its columns.", whole("A term in months.", { min: 1, max: 600 }), {
        max: 4,
      }),
    }),
    explanation: listOf(
      "How the figures come about, in a few short answers.",
      group("Explanation", "One short answer.", {
        title: text("The question.", { max: 80 }),
        body: markdown("The answer."),
      }),
    ),
    apply: action("The link below the figures, to the product that is open."),
    callToAction: callToAction("The closing panel."),
  }),
});
