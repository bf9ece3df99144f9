import { deletePage } from "../../scripts/ownerTest/edit";
import type { ContentFolder } from "../../shared/contentFolder";
import settings from "./lender.json";

/** The lender's facts, in place of the sample's. */
export const FACTS = {
  "amounts.minimumAmount": 1000,
  "amounts.maximumAmount": 30000,
  "amounts.businessMaximumAmount": 75000,
  "amounts.businessRevenue": 120000,
  "amounts.exampleAmount": 6000,
  "rates.shortTermRate": 1.25,
  "rates.longTermRate": 0.9,
  "quantities.shortestTerm": 3,
  "quantities.longestTerm": "24 months",
  "quantities.shortTermLimit": "12 months",
  "quantities.longTermStart": "13 months",
  "quantities.exampleTerm": "18 months",
  "texts.lender": "Ζέφυρος",
  "texts.company": "Ζέφυρος Credit (Cyprus) Ltd",
  "texts.group": "Meltemi Holdings",
  "texts.app": "Halcyon",
  "texts.tagline": "Fair Wind for Your Plans",
  "texts.badge": "Lending by the Hour",
  "texts.territory": "Cyprus",
  "texts.region": "Levant",
  "texts.currency": "euros",
  "texts.dollars": "euros",
  "texts.sign": "€",
  "texts.hundred": "€100",
  "texts.lendingAct": "Credit Companies Law",
  "texts.email": "help@zephyros.example",
  "texts.phone": "+357 22 555 014",
  "texts.street": "8 Makariou Avenue",
  "texts.city": "Limassol",
  "texts.country": "Cyprus",
  "texts.licensingAuthority": "Central Registry of Limassol",
  "texts.consumerAuthority": "Consumer Protection Service",
};

const SITE = {
  groupNote: "Part of {group}.",
  url: "https://www.zephyros.example",
  "address.countryCode": "CY",
  purpose: "Loans that are repaid from salary, for people and businesses in {territory}.",
  "licence.statement": "Licensed under the {lendingAct} by the {licensingAuthority},",
  "licence.number": "CY-17",
  sampleNote: undefined,
  employerSite: "https://employers.zephyros.example",
  "app.ios.url": "https://apps.example/halcyon-ios",
  "app.android.url": "https://play.example/halcyon-android",
  socials: [],
};

const PLAN = { interest: "reducing", currencies: ["EUR"] };

/** The sample's own words in running texts, and what the lender says. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/why-kwedi/g, "why-us"],
  [/get-colour-app/g, "get-the-app"],
  [/-kwedi(?=[-\s"]|$)/gm, "-we"],
  [/kwedi\.example/g, "zephyros.example"],
  [/kwedi-expansion/g, "expansion"],
  [/Port of Spain|Tobago/g, "Paphos"],
  [/The name is Kwéyòl for \*credit\*\. /g, ""],
  [/good credit is life/gi, "steady pay is enough"],
  [/Flat means that [^.]*\. /g, ""],
  [/A flat rate on the whole amount,/g, "Interest on what you still owe,"],
  [
    /The interest is a flat (\{\w+\}) of the amount borrowed each month/g,
    "The interest is $1 a month of what you still owe",
  ],
  [/ In this example it does: [^\n]*/g, ""],
  // No drawings beside closing panels.
  [/^ +scene: \w+\n/gm, ""],
  [/\b(?:a )?flat (\{\w*Rate)/g, "$1"],
];

/**
 * Makes a copy of the content that of a lender as unlike the sample as it allows: another alphabet in
 * its name, another country, currency and clock, interest on what is still owed, other terms, two
 * products open, one leader, no scenes, no article on flat rates, no issue of the newsletter and no notice.
 */
export function becomeOtherLender(content: ContentFolder): void {
  for (const folder of ["newsletters", "notices"])
    for (const file of content.entries(folder)) content.delete(file);
  for (const file of content.entries("leaders").slice(1)) deletePage(content, file, "/team");
  for (const file of content.entries("education"))
    if (/flat-rate/.test(file)) deletePage(content, file, "/resources");
  for (const file of content.files()) {
    const text = content.source(file);
    const reworded = WORDS.reduce((words, [from, to]) => words.replace(from, to), text);
    if (reworded !== text) content.write(file, reworded);
  }
  content.write("lender.json", JSON.stringify(settings));
  content.set("facts.yaml", FACTS);
  content.set("site.yaml", SITE);
  for (const file of content.entries("calculators")) content.set(file, PLAN);
  const pack = "resources/free-pack.yaml";
  const { articles } = content.read(pack) as { articles: { body: string }[] };
  content.set(pack, { articles: articles.filter(({ body }) => !/\{monthly/.test(body)) });
  for (const file of content.entries("leaders"))
    content.set(file, {
      "seo.title": "Who leads {lender}",
      label: "Eleni Ioannou",
      name: "Eleni Ioannou",
    });
  content.set("products/business-loans.yaml", {
    "card.badge": "Available Now",
    "card.comingSoon": false,
  });
}
