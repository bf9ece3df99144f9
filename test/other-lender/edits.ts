import type { ContentFolder } from "../../shared/contentFolder";
import settings from "./lender.json";

/** The lender's facts, which replace the sample's. */
const FACTS: Readonly<Record<string, string | number | undefined>> = {
  "amounts.minimumAmount": 1000,
  "amounts.maximumAmount": 30000,
  "amounts.businessMaximumAmount": 75000,
  "amounts.businessRevenue": 120000,
  "amounts.exampleAmount": 6000,
  "amounts.smallestSalary": 334,
  "rates.shortTermRate": 1.25,
  "rates.longTermRate": 0.9,
  "quantities.shortestTerm": 3,
  "quantities.longestTerm": "18 months",
  "quantities.shortTermLimit": "9 months",
  "quantities.longTermStart": "10 months",
  "quantities.exampleTerm": "10 months",
  "texts.lender": "Ζέφυρος",
  "texts.company": "Ζέφυρος Credit (Cyprus) Ltd",
  "texts.group": "Meltemi Holdings",
  "texts.app": undefined,
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
  "texts.messagingPhone": "+357 22 555 015",
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
  "messaging.url": "https://wa.me/35722555015",
  purpose: "Loans that are repaid from salary, for people and businesses in {territory}.",
  "licence.statement": "Licensed under the {lendingAct} by the {licensingAuthority},",
  "licence.number": "CY-17",
  sampleNote: undefined,
  employerSite: "https://employers.zephyros.example",
  app: undefined,
  "pictures.headerBackground": undefined,
  socials: [],
};

const PLAN = { interest: "reducing", currencies: ["EUR"] };

/** Content that does not fit the lender: the app, the flat rate and the scenes. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?:[Tt]he )?\{app\b[^}]*\}(?: wallet)?(?: app\b)?/g, "our office"],
  [/\{monthly(?:Interest|Principal)/g, "{interest"],
  [/\b(?:a )?flat (?=\{)/g, ""],
  [/^ +scene: \w+\n/gm, ""],
];

/** Returns the paths of the drawings in a file, which the lender omits; its products have photographs. */
function drawingsIn(value: unknown, at: readonly string[] = []): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...at, key];
    const isDrawing =
      ["chart", "promo"].includes(key) ||
      // The person's action in the picture.
      (key === "caption" && "picture" in value) ||
      (inner && Object.hasOwn(inner, "src"));
    if (!isDrawing) return drawingsIn(inner, path);
    return at[0] === "card" || key === "shareBackground" ? [] : [path.join(".")];
  });
}

/** The sample's facts that texts mention in words, with the lender's, the longest first. */
function factsTypedIn(content: ContentFolder): [RegExp, string][] {
  const { texts } = content.read("facts.yaml") as { texts: Record<string, string> };
  const inAddresses = RegExp((texts.lender ?? "").toLowerCase(), "g");
  return [
    [inAddresses, "zephyros"],
    ...Object.entries(texts)
      .sort(([, one], [, other]) => other.length - one.length)
      .flatMap(([name, text]): [RegExp, string][] => {
        const other = FACTS[`texts.${name}`];
        const words = text.replace(/[$+.()/]/g, "\\$&");
        return other ? [[RegExp(`(?<![\\w{])${words}(?!\\w)`, "gi"), `${other}`]] : [];
      }),
  ];
}

/**
 * Turns a copy of the content into that of a lender as different from the sample as possible: another
 * alphabet in its name, another country, currency and clock, interest on the reducing balance, other terms,
 * one leader, no app, no drawings, no newsletter and no notice.
 */
export function becomeOtherLender(content: ContentFolder): void {
  for (const folder of ["newsletters", "notices"])
    for (const file of content.entries(folder)) content.delete(file);
  for (const file of content.entries("leaders").slice(1)) content.deletePage(file, "/team");
  const words = [...factsTypedIn(content), ...WORDS];
  const pagesOfApp = content.files().filter((file) => /^(?:get-colour-app|video-)/.test(file));
  // A copy of another lender's content has none.
  const pathsOfApp = pagesOfApp.map((file) => content.text(file, ["path"])).join("|") || "(?!)";
  for (const file of pagesOfApp) content.delete(file);
  for (const file of content.files().filter((name) => name !== "facts.yaml")) {
    const whereToApply = /^(?:apply\/|navigation)/.test(file) ? "/contact" : "/apply";
    const text = content.source(file).replace(RegExp(pathsOfApp, "g"), whereToApply);
    content.write(
      file,
      words.reduce((written, [from, to]) => written.replace(from, to), text),
    );
    const drawings = drawingsIn(content.read(file)).map((path) => [path, undefined]);
    if (drawings.length > 0) content.set(file, Object.fromEntries(drawings));
  }
  content.write("lender.json", JSON.stringify(settings));
  content.set("facts.yaml", FACTS);
  content.set("site.yaml", SITE);
  for (const file of content.entries("calculators")) content.set(file, PLAN);
  content.deleteUnusedPictures();
}
