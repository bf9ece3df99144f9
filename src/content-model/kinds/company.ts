import * as b from "../blocks";
import * as f from "../fields";
import { defineKind } from "../kind";

export const aboutPage = defineKind({
  files: "about/page.yaml",
  anchors: ["expansion"],
  schema: b.page("AboutPage", "The page about the lender.", {
    chart: b.chart(),
    difference: b.heading("The heading of the differences."),
    differences: f.listOf("What sets the lender apart.", b.feature(), { max: 6 }),
    statisticsTitle: f.optional(f.text("The heading of the figures.", 60)),
    statisticsNote: f.optional(f.text("What the figures cover.", 240)),
    statistics: f.optional(
      f.groups("Statistic", "The figures, the most important first.", {
        prefix: f.optional(f.text("The text before the number, such as $.", 4)),
        value: f.whole("The number, without separators."),
        unit: f.optional(f.text("The text after the number, such as % or B+.", 4)),
        label: f.text("What the figure counts.", 60),
      }),
    ),
    expansion: f.optional(
      b.headed("Expansion", "The planned expansion.", {
        map: f.optional(b.picture("The map for wide screens.", "page")),
        mapPortrait: f.optional(b.picture("The same map for phones.", "column")),
        entries: f.groups("ExpansionEntry", "The countries, in the order of the list.", {
          country: f.text("The name of the country or countries.", 40),
          flags: f.listOf("The flags.", f.flag("A country's code, such as JM."), { max: 3 }),
          service: f.text("The offer there, in two or three words.", 60),
          description: f.text("The offer in one or two sentences.", 280),
        }),
      }),
    ),
    comparison: f.optional(
      b.headed("Comparison", "A comparison with banks and payday lenders.", {
        caption: f.text("The table's caption for screen readers.", 120),
        featureColumn: f.text("The heading of the first column.", 30),
        productColumn: f.text("The heading of this lender's column.", 40),
        banksColumn: f.text("The heading of the banks' column.", 30),
        paydayLendersColumn: f.text("The heading of the payday lenders' column.", 30),
        offered: f.text("What a check mark means, for screen readers.", 20),
        notOffered: f.text("What a dash means, for screen readers.", 20),
        rows: f.groups("ComparisonRow", "The properties compared.", {
          feature: f.text("The property.", 80),
          product: f.yesNo("Whether this lender has it."),
          banks: f.yesNo("Whether banks usually have it."),
          paydayLenders: f.yesNo("Whether payday lenders usually have it."),
        }),
        note: f.text("The sources of the comparison.", 280),
      }),
    ),
    insights: b.heading("The heading of the leaders' quotes, which are in the leaders' files."),
    callToAction: b.callToAction(),
    licenceNotice: f.group("LicenceNotice", "The licence notice.", {
      title: f.text("The notice's heading.", 60),
      text: f.text("What the licence means for the reader.", 320),
    }),
  }),
});

export const whyPage = defineKind({
  files: "why/page.yaml",
  isOptional: true,
  hasOwnFigures: true,
  schema: b.page("WhyPage", "The page of advantages and success stories.", {
    advantage: b.heading("The heading of the advantages."),
    advantages: f.listOf("The five advantages, the most important first.", b.feature(), {
      min: 5,
      max: 5,
    }),
    story: f.optional(b.heading("The heading of the success stories.")),
    stories: f.optional(
      f.groups("SuccessStory", "The customers' success stories.", {
        title: f.text("The story's heading.", 80),
        testimonial: b.quote("Testimonial", "column"),
        body: f.markdown("The story, without the loan's costs, which are computed."),
        loan: b.pricedLoan("The loan of the story."),
      }),
    ),
    callToAction: b.callToAction(),
  }),
});

const purpose = (description: string) =>
  f.group("Purpose", description, {
    title: f.text("The heading.", 40),
    statement: f.text("The vision or mission in one sentence.", 160),
    text: f.text("What it means in practice.", 400),
  });

export const corporateProfilePage = defineKind({
  files: "corporate-profile/page.yaml",
  isOptional: true,
  schema: b.page("CorporateProfilePage", "The company's vision, mission, story and leaders.", {
    vision: purpose("The company's vision."),
    mission: purpose("The company's mission."),
    story: f.optional(
      f.group("CompanyStory", "The company's story.", {
        title: f.text("The section's heading.", 80),
        opening: f.text("The story's first sentence, in large type.", 240),
        body: f.markdown("The story."),
        picture: f.optional(b.picture("The picture next to the story.", "phone")),
        figures: f.listOf("Figures of the company.", b.keyFigure(), { max: 6 }),
      }),
    ),
    leadership: b.heading("The heading of the leaders. Each leader is a file in content/leaders."),
  }),
});

export const teamPage = defineKind({
  files: "team/page.yaml",
  isOptional: true,
  schema: b.page(
    "TeamPage",
    "The page of the leaders: two side by side, any other number as a list.",
    {
      leadership: b.heading(
        "The heading of the leaders. Each leader is a file in content/leaders.",
      ),
      meet: f.template("The label of the link to a leader's page.", "firstName"),
    },
  ),
});

export const leaderPage = defineKind({
  files: "leaders/*.yaml",
  hasOwnFigures: true,
  schema: b.plainPage("LeaderPage", "A leader of the company.", {
    order: b.order("The person's position among the leaders, the last if left out"),
    name: f.text("The person's name.", 40),
    role: f.text("The person's position, such as Chief Executive Officer.", 60),
    tagline: f.text("One sentence that introduces the person.", 200),
    quote: f.text("A quotation, without quotation marks.", 300),
    bio: f.markdown("The person's biography."),
    education: f.optional(
      f.groups("Education", "Degrees and certificates, the latest first.", {
        award: f.text("The name of the degree or certificate.", 80),
        institution: f.text("The institution that awarded it.", 80),
      }),
    ),
    picture: f.optional(b.picture("The portrait, in the format 4:5.", "fine")),
    social: f.group("LeaderSocial", "The person's email address and LinkedIn page.", {
      email: f.email("The email address."),
      linkedin: f.optional(f.link("The person's LinkedIn page.")),
    }),
  }),
});
