import {
  action,
  callToAction,
  checklist,
  feature,
  numberingMistakes,
  picture,
  process,
  requirements,
  signposts,
  titleAndText,
} from "../blocks";
import { group, icon, listOf, optional, text, whole, yesNo } from "../fields";
import { defineKind } from "../kind";
import { intro, page } from "../page";

export const applyPage = defineKind({
  name: "ApplyPage",
  files: "apply/page.yaml",
  schema: page("ApplyPage", "The hub for people who want to apply for a loan.", {
    intro: intro(),
    actions: listOf("The buttons below the opening.", action("A button."), { max: 3 }),
    duration: group("ApplyDuration", "How long an application takes.", {
      ...titleAndText(),
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
      ...titleAndText(),
    }),
    bring: requirements("What to have at hand."),
    where: group("ApplyWhere", "Where to apply: the app, with the stores' badges.", {
      ...titleAndText(),
      picture: picture("The app, in a phone's frame."),
      more: action("The link to the app's page."),
    }),
    help: signposts("Help before and while applying."),
  }),
});

export const appPage = defineKind({
  name: "AppPage",
  files: "get-colour-app/page.yaml",
  schema: page("AppPage", "The page that leads to the wallet app in both stores.", {
    intro: intro(),
    picture: picture("The app, in a phone's frame, beside the opening."),
    storesNote: text("The remark below the badges of the stores.", { max: 160 }),
    process: process("The steps from the store to the money, each with a screen of the app."),
    guide: action("The link to the guide, below the steps."),
    afterwards: group("AppAfterwards", "What the app is for once the loan runs.", {
      ...titleAndText(),
      features: listOf("What the app does.", feature()),
      picture: picture("The app, in a phone's frame."),
    }),
    closing: group(
      "AppClosing",
      "The closing panel, which repeats the stores' badges.",
      titleAndText(),
    ),
  }),
  check: ({ process }) => numberingMistakes(process.steps, ["process", "steps"]),
});

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
      ...titleAndText(),
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

export const comingSoonPage = defineKind({
  name: "ComingSoonPage",
  files: "video-tutorial/page.yaml",
  schema: page("ComingSoonPage", "A page for something that is still being made.", {
    intro: intro(),
    badge: text("The word on its state, such as Coming Soon.", { max: 30 }),
    storyboard: group("Storyboard", "What it will show, in still pictures.", {
      ...titleAndText(),
      frames: listOf(
        "The pictures, in order.",
        group("StoryboardFrame", "One still picture.", {
          title: text("What it is.", { max: 60 }),
          caption: text("What happens in it.", { max: 200 }),
          picture: picture("The picture."),
        }),
      ),
    }),
    meanwhile: signposts("Where to find the same help today."),
  }),
});

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
      ...titleAndText(),
      parties: listOf("Those who take part.", party()),
    }),
    payday: group("DeductionPayday", "One pay day, line by line.", {
      ...titleAndText(),
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
      ...titleAndText(),
      text: text("Where registration happens, and who helps.", { max: 320 }),
      contact: action("The link for those who would rather talk first."),
    }),
  }),
  check: ({ process }) => numberingMistakes(process.steps, ["process", "steps"]),
});
