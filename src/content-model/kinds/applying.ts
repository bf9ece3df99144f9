import {
  action,
  actions,
  callToAction,
  checklist,
  feature,
  page,
  picture,
  process,
  scene,
  signposts,
  step,
  titleAndLead,
} from "../blocks";
import {
  anchor,
  group,
  groups,
  listOf,
  optional,
  reference,
  template,
  text,
  whole,
} from "../fields";
import { defineKind } from "../kind";

const way = (description: string) =>
  group("PaperWay", description, {
    id: anchor("A short name, such as deduction.").meta({ names: "way to repay" }),
    name: text("The label of its tab.", { max: 40 }),
    note: text("What it is.", { max: 320 }),
    more: optional(action("A link below the note.")),
  });

export const papers = defineKind({
  files: "papers.yaml",
  schema: group("Papers", "The documents for an application, as a checklist.", {
    ...titleAndLead(),
    ways: listOf("The ways to repay.", way("A way to repay."), { max: 3 }),
    stages: groups("PaperStage", "The stages of an application, in order.", {
      title: text("The stage.", { max: 60 }),
      papers: groups("Paper", "The documents.", {
        id: anchor("A short name, under which the browser stores the tick, such as pay-slip."),
        name: text("The document.", { max: 80 }),
        shows: optional(text("What it must show.", { max: 200 })),
        rule: optional(text("Its maximum age, in words.", { max: 80 })),
        months: optional(whole("The same as a number of months.", { min: 1, max: 60 })),
        days: optional(whole("The same as a number of days.", { min: 1, max: 1000 })),
        way: optional(
          reference("The id of the only way to repay that asks for it.", "way to repay"),
        ),
      }),
    }),
    way: text("Names the choice between the ways.", { max: 60 }),
    dated: template("The rule as the earliest date of a document.", "day"),
    saved: text("Where the ticks are stored.", { max: 120 }),
    print: text("The label of the button that prints the list.", { max: 40 }),
  }),
});

export const applyPage = defineKind({
  files: "apply/page.yaml",
  schema: page("ApplyPage", "The overview page for applicants.", {
    actions: actions("The buttons below the heading."),
    products: group("ApplyProducts", "The list of the products' cards.", titleAndLead()),
    help: signposts("Help before and while applying."),
  }),
});

export const appPage = defineKind({
  files: "get-colour-app/page.yaml",
  isOptional: true,
  schema: page("AppPage", "The page of the wallet app.", {
    picture: picture("The app in a phone's frame, next to the heading.", "phone"),
    storesNote: text("The note below the badges of the stores.", { max: 160 }),
    process: group("AppProcess", "The steps to the money, each with a screenshot.", {
      ...titleAndLead(),
      steps: listOf("The steps, in order.", step("AppStep", "phoneInRow")),
    }),
    guide: action("The link to the guide, below the steps."),
    afterwards: group("AppAfterwards", "What the app is for during the loan.", {
      ...titleAndLead(),
      features: listOf(
        "The functions of the app.",
        feature("AppFeature").shape({ more: optional(action("A link below it.")) }),
      ),
      picture: picture("The app in a phone's frame.", "phone"),
    }),
    closing: group("AppClosing", "The closing panel with the badges of the stores.", {
      ...titleAndLead(),
      scene: scene(),
    }),
  }),
});

export const howToApplyPage = defineKind({
  files: "how-to-apply/page.yaml",
  anchors: ["papers", "times"],
  schema: page("HowToApplyPage", "The steps of an application, with the documents for each.", {
    actions: actions("The buttons below the heading."),
    steps: listOf(
      "The steps, in order.",
      step("ApplicationStep").shape({ documents: checklist("The documents for the step.") }),
    ),
    times: group("ApplicationTimes", "The latest decision and payout, in a drawn week.", {
      ...titleAndLead(),
      decisionHours: whole("The most hours from a complete application to a decision.", {
        min: 1,
        max: 500,
      }),
      fundsHours: whole("The most hours from an accepted offer to the money.", {
        min: 1,
        max: 500,
      }),
      day: text("The label of the field for the day.", { max: 40 }),
      hour: text("The label of the field for the hour.", { max: 40 }),
      complete: text("When the application is complete.", { max: 40 }),
      decision: text("When the decision comes, at the latest.", { max: 40 }),
      funds: text("When the money comes, at the latest.", { max: 40 }),
      closed: text("What the shaded days are.", { max: 80 }),
      note: text("How the time is counted.", { max: 320 }),
      known: template("Below times after the last known public holidays.", "day"),
      zone: template("Shown when the visitor's clock differs from the lender's.", "city"),
    }),
    callToAction: callToAction("The closing panel."),
  }),
});

export const comingSoonPage = defineKind({
  files: "video-tutorial/page.yaml",
  isOptional: true,
  schema: page("ComingSoonPage", "A page for something that is not available yet.", {
    badge: text("The badge, such as Coming Soon.", { max: 30 }),
    picture: optional(picture("A still, next to the heading.", "column")),
    meanwhile: signposts("Where to find help until then."),
  }),
});

export const employers = defineKind({
  files: "employers.yaml",
  isOptional: true,
  schema: group("Employers", "The registered employers that agreed to be named.", {
    ...titleAndLead(),
    filter: text("The label of the field that shortens the list.", { max: 60 }),
    found: template("How many employers are shown.", "found all"),
    none: text("Shown when none matches.", { max: 160 }),
    note: optional(text("What to do if an employer is not listed.", { max: 320 })),
    employers: groups("Employer", "The employers, in order.", {
      name: text("The name.", { max: 80 }),
      sector: text("The sector, such as Health.", { max: 40 }),
      town: text("The town.", { max: 40 }),
    }),
  }),
});

export const employerPage = defineKind({
  files: "employer-registration/page.yaml",
  isOptional: true,
  anchors: ["paper", "employers"],
  schema: page("EmployerPage", "The page for employers who want to offer salary deduction.", {
    registerLabel: text("The label of the button that opens the employers' website.", { max: 40 }),
    paper: group("EmployerPaperLink", "The download of the one-page guide for HR offices.", {
      label: text("The label of the download.", { max: 40 }),
      note: template("The guide's content, format and size.", "size"),
    }),
    samples: group("EmployerSamples", "Samples of what an employer signs and receives.", {
      agreement: template("The link to the sample agreement.", "size"),
      consent: template("The link to the sample consent.", "size"),
      list: text("The link to the sample list.", { max: 60 }),
      rows: listOf(
        "The lines of the sample list in CSV, the names of the columns first.",
        text("A line.", { max: 120 }),
      ),
    }),
    meaning: group("DeductionMeaning", "What salary deduction means for an employer.", {
      ...titleAndLead(),
      lists: listOf("The duties of each party.", checklist("One party.")),
    }),
    payday: group("DeductionPayday", "An example of a pay slip.", {
      ...titleAndLead(),
      picture: optional(picture("A pay slip with the line that a loan adds.", "column")),
      rules: listOf("The rules of deduction.", text("One rule.", { max: 240 })),
    }),
    needs: group("Requirements", "What an employer needs to register.", {
      ...titleAndLead(),
      lists: listOf("The lists.", checklist("One list.")),
    }),
    process: process("The steps after registration."),
    registration: group("EmployerRegistration", "The panel that opens the employers' website.", {
      ...titleAndLead(),
      lead: text("Where to register, and who helps.", { max: 320 }),
      scene: scene(),
      contact: action("The link for employers who have questions first."),
    }),
  }),
});
