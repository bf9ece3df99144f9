import {
  action,
  actions,
  callToAction,
  checklist,
  feature,
  numberingMistakes,
  picture,
  process,
  requirements,
  scene,
  signposts,
  step,
  storyCaption,
  titleAndText,
} from "../blocks";
import { group, icon, listOf, optional, template, text, whole, yesNo } from "../fields";
import { defineKind } from "../kind";
import { page } from "../page";

export const applyPage = defineKind({
  files: "apply/page.yaml",
  schema: page("ApplyPage", "The overview page for applicants.", {
    actions: actions("The buttons below the heading."),
    duration: group("ApplyDuration", "How long an application takes.", {
      ...titleAndText(),
      stages: listOf(
        "The stages, in order.",
        group("ApplyStage", "One stage.", {
          time: text("How long it takes, such as Minutes.", { max: 40 }),
          title: text("The stage's name.", { max: 60 }),
          description: text("What happens in the stage.", { max: 240 }),
        }),
      ),
    }),
    products: group(
      "ApplyProducts",
      "The list of all products. Its entries are the products' cards.",
      titleAndText(),
    ),
    bring: requirements("What applicants need."),
    where: group("ApplyWhere", "Where to apply: the app, with the badges of the stores.", {
      ...titleAndText(),
      picture: optional(picture("The app in a phone's frame.", "phone")),
      more: optional(action("The link to the page of the app.")),
    }),
    help: signposts("Help before and while applying."),
  }),
});

export const appPage = defineKind({
  files: "get-colour-app/page.yaml",
  isOptional: true,
  schema: page("AppPage", "The page of the wallet app.", {
    picture: picture("The app in a phone's frame, next to the heading.", "phone"),
    storesNote: text("The note below the badges of the stores.", { max: 160 }),
    process: group(
      "AppProcess",
      "The steps from the store to the money, each with a screenshot of the app.",
      {
        ...titleAndText(),
        steps: listOf("The steps, in order.", step("AppStep", "phoneInRow")),
      },
    ),
    guide: action("The link to the guide, below the steps."),
    afterwards: group("AppAfterwards", "What the app is for during the loan.", {
      ...titleAndText(),
      features: listOf("The functions of the app.", feature()),
      picture: picture("The app in a phone's frame.", "phone"),
    }),
    closing: group("AppClosing", "The closing panel with the badges of the stores.", {
      ...titleAndText(),
      scene: scene(),
    }),
  }),
  check: ({ process }) => numberingMistakes(process.steps, ["process", "steps"]),
});

export const howToApplyPage = defineKind({
  files: "how-to-apply/page.yaml",
  schema: page("HowToApplyPage", "The steps of an application, with the documents for each.", {
    actions: actions("The buttons below the heading."),
    steps: listOf(
      "The steps, in order.",
      group("ApplicationStep", "One step of the application.", {
        number: whole("The step's number, from 1.", { min: 1, max: 20 }),
        title: text("The step's name.", { max: 60 }),
        description: text("What happens in the step.", { max: 500 }),
        note: text("How long the step takes.", { max: 60 }),
        picture: optional(picture("A picture of the step.", "column")),
        caption: optional(storyCaption()),
        documents: checklist("The documents for the step."),
      }),
    ),
    advice: group("ApplicationAdvice", "How to speed up an application.", {
      ...titleAndText(),
      entries: listOf(
        "The pieces of advice.",
        group("AdviceEntry", "One piece of advice.", {
          title: text("The advice in a few words.", { max: 80 }),
          description: text("Why, and how.", { max: 320 }),
        }),
      ),
      more: optional(action("The link to more advice.")),
    }),
    callToAction: callToAction("The closing panel."),
  }),
  check: ({ steps }) => numberingMistakes(steps, ["steps"]),
});

export const comingSoonPage = defineKind({
  files: "video-tutorial/page.yaml",
  isOptional: true,
  schema: page("ComingSoonPage", "A page for something that is not available yet.", {
    badge: text("The badge, such as Coming Soon.", { max: 30 }),
    storyboard: group("Storyboard", "A preview in still pictures.", {
      ...titleAndText(),
      frame: template("Shown above each picture's title.", ["number"]),
      frames: listOf(
        "The pictures, in order.",
        group("StoryboardFrame", "One still picture.", {
          title: text("What the picture is about.", { max: 60 }),
          caption: text("The picture's caption.", { max: 200 }),
          picture: picture("The picture.", "column"),
        }),
      ),
    }),
    meanwhile: signposts("Where to find help until then."),
  }),
});

const party = () =>
  group("DeductionParty", "A party to salary deduction.", {
    icon: icon(),
    name: text("The party's name.", { max: 40 }),
    duties: listOf("The party's duties, in order.", text("One duty.", { max: 200 })),
  });

export const employerPage = defineKind({
  files: "employer-registration/page.yaml",
  anchors: ["paper"],
  schema: page("EmployerPage", "The page for employers who want to offer salary deduction.", {
    registerLabel: text("The label of the button that opens the employers' website.", { max: 40 }),
    paper: group(
      "EmployerPaperLink",
      "The download of the paper for HR offices, which is a file of its own.",
      {
        label: text("The label of the download.", { max: 40 }),
        note: template("What the paper is, and its format and size.", ["size"]),
      },
    ),
    samples: group("EmployerSamples", "Samples of what an employer signs and receives.", {
      agreement: template("The link to the sample agreement.", ["size"]),
      list: text("The link to the sample list.", { max: 60 }),
      rows: listOf(
        "The lines of the sample list in CSV, the names of the columns first.",
        text("A line.", { max: 120 }),
      ),
    }),
    meaning: group("DeductionMeaning", "What salary deduction means for an employer.", {
      ...titleAndText(),
      parties: listOf("The parties.", party()),
    }),
    payday: group("DeductionPayday", "An example of a pay slip.", {
      ...titleAndText(),
      lines: listOf(
        "The lines of the pay slip, from gross pay to net pay.",
        group("PaySlipLine", "One line of a pay slip.", {
          label: text("The line's name.", { max: 60 }),
          detail: text("Who sets the amount, or who receives it.", { max: 160 }),
          added: optional(yesNo("true for the line that a loan adds.")),
        }),
      ),
      note: text("The note below the pay slip.", { max: 400 }),
    }),
    needs: requirements("What an employer needs to register."),
    process: process("The steps after registration."),
    registration: group("EmployerRegistration", "The panel that opens the employers' website.", {
      ...titleAndText(),
      text: text("Where to register, and who helps.", { max: 320 }),
      scene: scene(),
      contact: action("The link for employers who have questions first."),
    }),
  }),
  check: ({ process }) => numberingMistakes(process.steps, ["process", "steps"]),
});
