import { group, icon, listOf, optional, text, yesNo } from "../fields";
import { defineKind } from "../kind";
import { action, intro } from "../shapes/blocks";
import { heading } from "../shapes/heading";
import { page } from "../shapes/page";
import { numberingMistakes, process } from "../shapes/process";
import { requirements } from "../shapes/requirements";

const party = () =>
  group("DeductionParty", "One of those who take part in salary deduction.", {
    icon: icon("The name of an icon from lucide.dev."),
    name: text("Who it is.", { max: 40 }),
    duties: listOf("What they do, in order.", text("One thing they do.", { max: 200 })),
  });

export const employerPage = defineKind({
  name: "EmployerPage",
  files: "employer-registration/page.yaml",
  schema: page("EmployerPage", "The entry for employers who want to offer salary deduction.", {
    intro: intro(),
    registerLabel: text("The words on the button that leads to the employers' site.", { max: 40 }),
    meaning: group("DeductionMeaning", "What salary deduction means for an employer.", {
      ...heading(),
      parties: listOf("Those who take part.", party()),
    }),
    payday: group("DeductionPayday", "One pay day, line by line.", {
      ...heading(),
      lines: listOf(
        "The lines of the pay slip, from gross pay to net pay.",
        group("PaySlipLine", "One line of a pay slip.", {
          label: text("What the line is.", { max: 60 }),
          detail: text("Who sets it, or where it goes.", { max: 160 }),
          added: optional(yesNo("true on the line that a loan adds.")),
        }),
      ),
      note: text("What the reader should take from it.", { max: 240 }),
    }),
    needs: requirements("What an employer needs to register."),
    process: process("What happens after registering."),
    registration: group("EmployerRegistration", "The panel that leads to the employers' site.", {
      ...heading(),
      text: text("Where registration happens, and who helps.", { max: 320 }),
      contact: action("The link for those who would rather talk first."),
    }),
  }),
  check: ({ process }) => numberingMistakes(process.steps, ["process", "steps"]),
});
