import { callToAction, fact, feature, heading, picture, quote } from "../blocks";
import { flag, group, link, listOf, markdown, optional, text, whole, yesNo } from "../fields";
import { defineKind } from "../kind";
import { intro, page } from "../page";

export const statistic = () =>
  group("Statistic", "A figure that counts up when it comes into view.", {
    prefix: optional(text("What stands before the number, such as $.", { max: 4 })),
    value: whole("The number, without separators.", { max: 1_000_000_000 }),
    unit: optional(text("What stands after the number, such as % or B+.", { max: 4 })),
    label: text("What the figure counts.", { max: 60 }),
  });

export const expansionEntry = () =>
  group("ExpansionEntry", "A place the lender goes to, and with what.", {
    country: text("The country, or the countries.", { max: 40 }),
    flags: listOf("Their flags.", flag("The country's two letters, such as JM."), { max: 3 }),
    service: text("What is offered there, in two or three words.", { max: 60 }),
    description: text("What that means, in a sentence or two.", { max: 280 }),
  });

export const comparisonRow = () =>
  group("ComparisonRow", "One property, and who has it.", {
    feature: text("The property.", { max: 80 }),
    product: yesNo("Whether this lender has it."),
    banks: yesNo("Whether banks usually have it."),
    paydayLenders: yesNo("Whether payday lenders usually have it."),
  });

export const aboutPage = defineKind({
  name: "AboutPage",
  files: "about/page.yaml",
  schema: page("AboutPage", "What sets the lender apart, and where it is going.", {
    intro: intro(),
    difference: heading("The heading of what sets the lender apart."),
    differences: listOf("What sets the lender apart.", feature(), { max: 6 }),
    statisticsTitle: text("The heading of the figures.", { max: 60 }),
    statistics: listOf("The figures, the most telling first.", statistic(), { min: 2, max: 6 }),
    expansion: group("Expansion", "Where in the Caribbean the lender goes.", {
      title: text("The section's heading.", { max: 80 }),
      lead: text("One or two sentences below the heading.", { max: 320 }),
      map: picture("The map for wide screens."),
      mapPortrait: picture("The same map for phones."),
      entries: listOf("The countries, in the order of the list.", expansionEntry(), { max: 12 }),
    }),
    comparison: group("Comparison", "The lender beside banks and payday lenders.", {
      title: text("The section's heading.", { max: 80 }),
      lead: text("One or two sentences below the heading.", { max: 320 }),
      caption: text("What the table shows, for those who hear it.", { max: 120 }),
      featureColumn: text("The heading of the first column.", { max: 30 }),
      productColumn: text("The heading of this lender's column.", { max: 30 }),
      banksColumn: text("The heading of the banks' column.", { max: 30 }),
      paydayLendersColumn: text("The heading of the payday lenders' column.", { max: 30 }),
      rows: listOf("The properties compared.", comparisonRow(), { max: 14 }),
      note: text("What the comparison rests on.", { max: 280 }),
    }),
    insights: heading("The heading of the leaders' quotes, which come from the leaders' pages."),
    callToAction: callToAction("The closing panel."),
    licenceNotice: group("LicenceNotice", "The notice that the lender is licensed.", {
      title: text("The notice's heading.", { max: 60 }),
      text: text("What the licence means for the reader.", { max: 320 }),
    }),
  }),
});

const successStory = () =>
  group("SuccessStory", "What a loan did for one person.", {
    title: text("The story in a few words.", { max: 80 }),
    testimonial: quote(),
    body: markdown("The story, without the loan's figures: the build computes them."),
    loan: group("StoryLoan", "The loan of the story; the build computes what it cost.", {
      ratePlan: text("The name of the rate plan in content/calculators that prices it.", {
        max: 40,
      }),
      amount: whole("The amount borrowed, in TT$.", { min: 1, max: 10_000_000 }),
      termMonths: whole("The term, in months.", { min: 1, max: 600 }),
    }),
  });

export const whyPage = defineKind({
  name: "WhyPage",
  files: "why/page.yaml",
  schema: page("WhyPage", "Why people choose the lender: advantages and success stories.", {
    intro: intro(),
    advantage: heading("The heading of the advantages."),
    advantages: listOf("The five advantages, the most telling first.", feature(), {
      min: 5,
      max: 5,
    }),
    screen: picture("A screen of the app, in a phone's frame, below the first advantage."),
    story: heading("The heading of the success stories."),
    stories: listOf("The success stories.", successStory(), { max: 4 }),
    callToAction: callToAction("The closing panel."),
  }),
});

const purpose = (description: string) =>
  group("Purpose", description, {
    title: text("The heading.", { max: 40 }),
    statement: text("The purpose in one sentence.", { max: 160 }),
    text: text("What it comes to in practice.", { max: 400 }),
  });

export const corporateProfilePage = defineKind({
  name: "CorporateProfilePage",
  files: "corporate-profile/page.yaml",
  schema: page("CorporateProfilePage", "What the company is for, how it began, who leads it.", {
    intro: intro(),
    vision: purpose("What the company wants to see."),
    mission: purpose("What the company does about it."),
    story: group("CompanyStory", "How the company came about.", {
      title: text("The section's heading.", { max: 80 }),
      opening: text("The story's first sentence, in large type.", { max: 240 }),
      body: markdown("The story."),
      picture: picture("A picture beside the story."),
      facts: listOf("The company in a few words.", fact(), { max: 6 }),
    }),
    leadership: heading("The heading of the leaders, who come from their own pages."),
    callToAction: callToAction("The closing panel."),
  }),
});

export const teamPage = defineKind({
  name: "TeamPage",
  files: "team/page.yaml",
  schema: page("TeamPage", "The people who lead the company, one after the other.", {
    intro: intro(),
    leadership: heading("The heading of the leaders, who come from their own pages."),
    promise: heading("The heading of what the leaders answer for."),
    promises: listOf("What the leaders answer for.", feature(), { max: 4 }),
    callToAction: callToAction("The closing panel."),
  }),
});

export const leaderPage = defineKind({
  name: "LeaderPage",
  files: "leaders/*.yaml",
  schema: page("LeaderPage", "A person who leads the company: one file, one page.", {
    order: whole("The person's place wherever the leaders are listed, from 1.", {
      min: 1,
      max: 99,
    }),
    name: text("The person's name.", { max: 40 }),
    role: text("The person's office, such as Chief Executive Officer.", { max: 60 }),
    tagline: text("One sentence that introduces the person.", { max: 200 }),
    quote: text("What the person says, without quotation marks.", { max: 300 }),
    bio: markdown("The person's life and work, in paragraphs."),
    education: listOf(
      "Degrees and certificates, the latest first.",
      group("Education", "A degree or certificate.", {
        award: text("What was awarded.", { max: 80 }),
        institution: text("Who awarded it.", { max: 80 }),
      }),
      { max: 6 },
    ),
    picture: picture("The portrait, four wide by five high."),
    social: group("LeaderSocial", "How to reach the person.", {
      email: text("The e-mail address.", { max: 80 }).email("must be an e-mail address"),
      linkedin: link("The person's LinkedIn page."),
    }),
  }),
});
