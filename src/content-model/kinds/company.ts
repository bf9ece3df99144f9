import {
  callToAction,
  fact,
  feature,
  heading,
  nextPort,
  order,
  page,
  picture,
  plainPage,
  pricedLoan,
  quote,
  titleAndLead,
} from "../blocks";
import {
  flag,
  group,
  link,
  listOf,
  markdown,
  optional,
  template,
  text,
  whole,
  yesNo,
} from "../fields";
import { defineKind } from "../kind";

const statistic = () =>
  group("Statistic", "A figure that counts up when it is scrolled into view.", {
    prefix: optional(text("The text before the number, such as $.", { max: 4 })),
    value: whole("The number, without separators.", { max: 1_000_000_000 }),
    unit: optional(text("The text after the number, such as % or B+.", { max: 4 })),
    label: text("What the figure counts.", { max: 60 }),
  });

const expansionEntry = () =>
  group("ExpansionEntry", "A country that the lender plans to serve.", {
    country: text("The name of the country or countries.", { max: 40 }),
    flags: listOf("The flags.", flag("The country's two-letter code, such as JM."), { max: 3 }),
    service: text("The offer there, in two or three words.", { max: 60 }),
    description: text("The offer in one or two sentences.", { max: 280 }),
  });

const comparisonRow = () =>
  group("ComparisonRow", "A property, and which lenders have it.", {
    feature: text("The property.", { max: 80 }),
    product: yesNo("Whether this lender has it."),
    banks: yesNo("Whether banks usually have it."),
    paydayLenders: yesNo("Whether payday lenders usually have it."),
  });

export const aboutPage = defineKind({
  files: "about/page.yaml",
  anchors: ["expansion"],
  schema: page("AboutPage", "The page about the lender.", {
    difference: heading("The heading of the differences."),
    differences: listOf("What sets the lender apart.", feature(), { max: 6 }),
    statisticsTitle: optional(text("The heading of the figures.", { max: 60 })),
    statisticsNote: optional(text("What the figures cover.", { max: 240 })),
    statistics: optional(
      listOf("The figures, the most important first.", statistic(), { min: 2, max: 6 }),
    ),
    expansion: optional(
      group("Expansion", "The planned expansion.", {
        ...titleAndLead(),
        map: optional(picture("The map for wide screens.", "page")),
        mapPortrait: optional(picture("The same map for phones.", "column")),
        entries: listOf("The countries, in the order of the list.", expansionEntry(), { max: 12 }),
      }),
    ),
    comparison: group("Comparison", "A comparison with banks and payday lenders.", {
      ...titleAndLead(),
      caption: text("The table's caption for screen readers.", { max: 120 }),
      featureColumn: text("The heading of the first column.", { max: 30 }),
      productColumn: text("The heading of this lender's column.", { max: 30 }),
      banksColumn: text("The heading of the banks' column.", { max: 30 }),
      paydayLendersColumn: text("The heading of the payday lenders' column.", { max: 30 }),
      offered: text("What a check mark means, for screen readers.", { max: 20 }),
      notOffered: text("What a dash means, for screen readers.", { max: 20 }),
      rows: listOf("The properties compared.", comparisonRow(), { max: 14 }),
      note: text("The sources of the comparison.", { max: 280 }),
    }),
    insights: heading("The heading of the leaders' quotes. The quotes are in the leaders' files."),
    callToAction: callToAction("The closing panel."),
    licenceNotice: group("LicenceNotice", "The licence notice.", {
      title: text("The notice's heading.", { max: 60 }),
      text: text("What the licence means for the reader.", { max: 320 }),
    }),
  }),
});

const successStory = () =>
  group("SuccessStory", "A customer's story.", {
    title: text("The story's heading.", { max: 80 }),
    testimonial: quote("Testimonial", "column"),
    body: markdown("The story, without the loan's costs, which are computed."),
    loan: pricedLoan("The loan of the story."),
  });

export const whyPage = defineKind({
  files: "why/page.yaml",
  isOptional: true,
  hasOwnFigures: true,
  schema: page("WhyPage", "The page of advantages and success stories.", {
    advantage: heading("The heading of the advantages."),
    advantages: listOf("The five advantages, the most important first.", feature(), {
      min: 5,
      max: 5,
    }),
    screen: optional(
      picture("A screen of the app, in a phone's frame, below the first advantage.", "phone"),
    ),
    story: optional(heading("The heading of the success stories.")),
    stories: optional(listOf("The success stories.", successStory(), { max: 4 })),
    next: optional(nextPort()),
  }),
});

const purpose = (description: string) =>
  group("Purpose", description, {
    title: text("The heading.", { max: 40 }),
    statement: text("The vision or mission in one sentence.", { max: 160 }),
    text: text("What it means in practice.", { max: 400 }),
  });

export const corporateProfilePage = defineKind({
  files: "corporate-profile/page.yaml",
  schema: page("CorporateProfilePage", "The company's vision, mission, story and leaders.", {
    vision: purpose("The company's vision."),
    mission: purpose("The company's mission."),
    story: optional(
      group("CompanyStory", "The company's story.", {
        title: text("The section's heading.", { max: 80 }),
        opening: text("The story's first sentence, in large type.", { max: 240 }),
        body: markdown("The story."),
        picture: optional(picture("The picture next to the story.", "phone")),
        facts: listOf("Facts about the company.", fact(), { max: 6 }),
      }),
    ),
    leadership: heading("The heading of the leaders. Each leader is a file in content/leaders."),
    next: optional(nextPort()),
  }),
});

export const teamPage = defineKind({
  files: "team/page.yaml",
  isOptional: true,
  schema: page("TeamPage", "The page of the leaders, with a carousel.", {
    leadership: heading("The heading of the leaders. Each leader is a file in content/leaders."),
    meet: template("The label of the link to a leader's page.", "firstName"),
    next: optional(nextPort()),
  }),
});

export const leaderPage = defineKind({
  files: "leaders/*.yaml",
  hasOwnFigures: true,
  schema: plainPage("LeaderPage", "A leader of the company.", {
    order: order("The person's position among the leaders, the last if left out"),
    name: text("The person's name.", { max: 40 }),
    role: text("The person's position, such as Chief Executive Officer.", { max: 60 }),
    tagline: text("One sentence that introduces the person.", { max: 200 }),
    quote: text("A quotation, without quotation marks.", { max: 300 }),
    bio: markdown("The person's biography."),
    education: optional(
      listOf(
        "Degrees and certificates, the latest first.",
        group("Education", "A degree or certificate.", {
          award: text("The name of the degree or certificate.", { max: 80 }),
          institution: text("The institution that awarded it.", { max: 80 }),
        }),
        { max: 6 },
      ),
    ),
    picture: optional(picture("The portrait, in the format 4:5.", "fine")),
    social: group("LeaderSocial", "The person's email address and LinkedIn page.", {
      email: text("The email address.", { max: 80 }).email("must be an email address"),
      linkedin: optional(link("The person's LinkedIn page.")),
    }),
  }),
});
