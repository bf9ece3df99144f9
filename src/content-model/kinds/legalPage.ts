import { date, listOf, markdown } from "../fields";
import { defineKind } from "../kind";
import { intro, section } from "../shapes/blocks";
import { page } from "../shapes/page";

export const legalPage = defineKind({
  name: "LegalPage",
  files: "legal/*.yaml",
  schema: page("LegalPage", "A legal document with a table of contents.", {
    intro: intro(),
    effective: date("The day from which the document holds."),
    summary: markdown("The document in a few plain sentences."),
    sections: listOf("The document's sections, in order.", section()),
  }),
});
