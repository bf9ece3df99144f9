import { group, listOf, text } from "../fields";
import { defineKind } from "../kind";
import { callToAction, feature, intro } from "../shapes/blocks";
import { comparisonRow, expansionEntry, heading, statistic } from "../shapes/company";
import { page } from "../shapes/page";
import { picture } from "../shapes/picture";

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
