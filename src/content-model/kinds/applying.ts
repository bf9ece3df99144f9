import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

export const papers = defineKind({
  files: "papers.yaml",
  schema: b.headed("Papers", "The documents for an application.", {
    lists: f.listOf(
      "The documents for each stage, and with the offer for each way to repay.",
      b.checklist("One list."),
    ),
  }),
});

export const applyPage = defineKind({
  files: "apply/page.yaml",
  schema: b.page("ApplyPage", "The overview page for applicants.", {
    actions: b.actions("The buttons after those of the places where people apply."),
    products: f.group("ApplyProducts", "The list of the products' cards.", {
      title: f.text("The title, for screen readers.", 60),
    }),
    help: b.signposts("Help before and while applying."),
  }),
});

export const appPage = defineKind({
  files: "get-colour-app/page.yaml",
  isOptional: true,
  schema: b.page("AppPage", "The page of the wallet app.", {
    picture: f.optional(b.picture("The app in a phone's frame, next to the heading.", "phone")),
    storesNote: f.text("The note below the badges of the stores.", 160),
    carried: f.group("CarriedLoan", "Shown to visitors who come from a calculator.", {
      text: f.template("Their loan, and what to do with it.", "amount months"),
      ask: f.optional(f.label("The link that opens a message to the lender about the loan.")),
      message: f.template("The message.", "amount months"),
    }),
    process: b.headed("AppProcess", "The steps to the money, each with a screenshot.", {
      steps: f.listOf("The steps, in order.", b.step("AppStep", "phoneInRow")),
    }),
    guide: b.action("The link to the guide, below the steps."),
    afterwards: b.headed("AppAfterwards", "What the app is for during the loan.", {
      features: f.listOf(
        "The functions of the app.",
        b.feature("AppFeature").shape({ more: f.optional(b.action("A link below it.")) }),
      ),
      picture: f.optional(b.picture("The app in a phone's frame.", "phone")),
    }),
  }),
});

const hours = (description: string) =>
  f.whole(description, { min: 1, max: 500 }).meta({ unit: "hours" });

export const howToApplyPage = defineKind({
  files: "how-to-apply/page.yaml",
  anchors: ["times"],
  schema: b.page("HowToApplyPage", "The steps of an application, with the documents for each.", {
    actions: b.actions("The buttons below the heading."),
    steps: f.listOf(
      "The steps, in order.",
      b.step("ApplicationStep").shape({ documents: b.checklist("The documents for the step.") }),
    ),
    times: b.headed("ApplicationTimes", "The latest decision and payout, in a drawn week.", {
      decisionHours: hours("The most hours from a complete application to a decision."),
      fundsHours: hours("The most hours from an accepted offer to the money."),
      day: f.text("The label of the field for the day.", 40),
      hour: f.text("The label of the field for the hour.", 40),
      complete: f.text("When the application is complete.", 40),
      decision: f.text("When the decision comes, at the latest.", 40),
      funds: f.text("When the money comes, at the latest.", 40),
      endOfDay: f.template("The last moment of a working day, in place of its time.", "day"),
      bank: f.optional(f.text("When a transfer to a bank arrives, and what it costs.", 160)),
      closed: f.text("What the shaded days are.", 80),
      note: f.text("How the time is counted.", 320),
      unclear: f.template("Below a day that cannot be read or is too late.", "last day"),
      known: f.template("Below times after the last known public holidays.", "day"),
      zone: f.template("Shown when the visitor's clock differs from the lender's.", "city"),
    }),
    callToAction: b.callToAction(),
  }),
});

export const comingSoonPage = defineKind({
  files: "video-tutorial/page.yaml",
  isOptional: true,
  schema: b.page("ComingSoonPage", "A page for something that is not available yet.", {
    badge: f.text("The badge, such as Coming Soon.", 30),
    picture: f.optional(b.picture("A still, next to the heading.", "column")),
    meanwhile: b.signposts("Where to find help until then."),
  }),
});

export const employers = defineKind({
  files: "employers.yaml",
  isOptional: true,
  schema: b.headed("Employers", "The registered employers that agreed to be named.", {
    filter: f.text("The label of the field that shortens the list.", 60),
    found: f.template("How many employers are shown.", "found all"),
    none: f.text("Shown when none matches.", 160),
    note: f.optional(f.text("What to do if an employer is not listed.", 320)),
    employers: f.groups("Employer", "The employers, in order.", {
      name: f.text("The name.", 80),
      sector: f.text("The sector, such as Health.", 40),
      town: f.text("The town.", 40),
    }),
  }),
});

export const employerPage = defineKind({
  files: "employer-registration/page.yaml",
  isOptional: true,
  anchors: ["employers"],
  schema: b.page("EmployerPage", "The page for employers who want to offer salary deduction.", {
    registerLabel: f.text("The label of the button that opens the employers' website.", 40),
    guide: f.optional(b.action("The button that opens the one-page guide for HR offices.")),
    samples: f.group("EmployerSamples", "Samples of what an employer signs and receives.", {
      papers: f.listOf("What to read: an agreement, a consent.", b.action("A text."), { min: 0 }),
      list: f.text("The link to the sample list.", 60),
      listFile: f
        .text("The name of its file, such as deductions-2026-10-sample.csv.", 60)
        .matches(/\.csv$/, "must end in .csv"),
      rows: f.listOf("The sample list in CSV, with a line of headings.", f.text("A line.", 120)),
    }),
    month: b.headed("PayrollMonth", "A month on the payroll.", {
      dates: f.groups("PayrollDate", "What each party does, in the order of time.", {
        who: f.text("The party, such as You.", 40),
        when: f.text("The date in words.", 40),
        title: f.text("What happens, in a few words.", 40),
        text: f.markdown("The details."),
        slip: f.optional(b.paySlip("A pay slip with the line that a loan adds.")),
      }),
    }),
    needs: b.headed("Requirements", "What an employer needs to register.", {
      lists: f.listOf("The lists.", b.checklist("One list.")),
    }),
    process: b.process("The steps after registration."),
    contact: b.action("The link below the steps, for employers who have questions first."),
  }),
});
