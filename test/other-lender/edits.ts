import type { ContentFolder } from "../../shared/contentFolder";
import settings from "./lender.json";

/** The lender's facts, in place of the sample's. */
const FACTS: Readonly<Record<string, string | number | undefined>> = {
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
  app: undefined,
  "pictures.headerBackground": undefined,
  socials: [],
};

const PLAN = { interest: "reducing", currencies: ["EUR"] };

/** The sample's own words in running texts, and what the lender says. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/why-kwedi/g, "why-us"],
  // There is no app: people apply at the office.
  [/(?:account in the \{app\} app|\{app\} account)/g, "bank account"],
  [/(?:Get|Download) (?:the )?\{app\}(?: app| wallet app)?/g, "Visit our office"],
  [/ – in the \{app\} wallet app on your phone/g, ""],
  [/The \{app\} app on your phone, because you apply only there/g, "Your mobile number"],
  [/before you download anything/g, "before you come"],
  [/before you install (?:it|the app)/g, "before you sign"],
  [/, photographed with your phone/g, ""],
  [/ A clear picture of the whole page is enough\./g, ""],
  [/(The whole page, flat and in good light\.)/g, "The originals."],
  [/Photograph(?= each| your|\n)/g, "Bring"],
  [/photograph(?= your)/g, "bring"],
  [/ No office visit, no paper form, and no application over the phone\./g, ""],
  [/No branch to find, no queue to join\./g, "No queue to join."],
  [/from the first tap to the money/g, "from the first visit to the money"],
  [/Download it from the App Store or Google Play, register/g, "Register"],
  [
    /You apply only in the \{app\} app\. \[Start an application\]\([^)]*\) links to both stores, and/g,
    "At our office, and",
  ],
  [/Which phone do I need\?/g, "Do I need a phone?"],
  [/\{oldestAndroid\} or \{oldestIos\}, or a later version, [^\n]*/g, "No. A number is enough."],
  [/ It needs \{oldestAndroid\} or \{oldestIos\}, or later\./g, ""],
  [/\n +- \*\*The app\.\*\*[^\n]*/g, ""],
  [
    /, and an approved loan is paid into your account there/g,
    ", and an approved loan is paid into your bank account",
  ],
  [/ The app has its own privacy policy\./g, ""],
  [
    /The \{app\} wallet app and the site for employers ask for other information\. Each/g,
    "The site for employers asks for other information. It",
  ],
  [/A loan, the \{app\} wallet app and the site/g, "A loan and the site"],
  [/The name is Kwéyòl for \*credit\*\. /g, ""],
  [
    /(in|with) (?:the \{app\} (?:wallet )?app|\{app\}, the wallet app|\{app\})(?![ \w]* account)/g,
    "at our office",
  ],
  [/You download the app from the App Store or Google Play, on their terms\. /g, ""],
  [/The \{app\} app/g, "Our office"],
  [/the \{app\} (?:wallet )?app/g, "our office"],
  [/, in the app,|, in the app(?=")/g, " at our office"],
  [/ (?:in|with) the app\b/g, " at our office"],
  [/The app's help and our/g, "Our"],
  [/The app\b/g, "Our office"],
  [/the app\b/g, "our office"],
  [/through an app instead of branches/g, "from one office"],
  [/the App Store and Google Play, to /g, ""],
  [/such as app stores, news sites/g, "such as news sites"],
  [/On your phone|From your phone/g, "At our office"],
  [/on your phone/g, "at our office"],
  [/From phone to payout/g, "From office to payout"],
  [/Start an Application/g, "Ask for an Appointment"],
  [/icon: smartphone/g, "icon: building-2"],
  [/icon: palmtree/g, "icon: map"],
  [/In \{app\}, the wallet app\./g, "At our office."],
  [/\n +- value: "\{app\}"\n[^\n]*/g, ""],
  [/ ?A \[video tutorial\]\(\/video-tutorial\) is coming soon\./g, ""],
  // There is no cast, and there are no islands.
  [/ The pictures follow Keisha[^\n]*/g, ""],
  [/Keisha D'Andrade/g, "Maria Christou"],
  [/Keisha/g, "Maria"],
  [/Maren Alexis-Baptiste/g, "Eleni Ioannou"],
  [/maren-?\.?alexis-?\.?baptiste/g, "eleni.ioannou"],
  [/Maren/g, "Eleni"],
  [/Winston Ramdeen-Clarke/g, "Andreas Georgiou"],
  [/The University of the West Indies, St\. Augustine/g, "University of Cyprus"],
  [/Rajiv Mohammed/g, "Nikos Pavlou"],
  [/Rajiv/g, "Nikos"],
  [
    /You can apply for the salary loan today\. The other two pages say/g,
    "You can apply for salary and business loans today. The other page says",
  ],
  [
    /Over \{shortTermLimit\} the smallest loan is too much: [^\n]*/g,
    "A longer term lowers the instalment and raises the interest.",
  ],
  [/Arima/g, "Larnaca"],
  [/San Fernando/g, "Nicosia"],
  [/ Jamaica, Barbados, [^\n]* come next\./g, ""],
  [/, on every island/g, ""],
  [/credit in the islands/g, "credit in {territory}"],
  [/In Tobago, yes\. Outside/g, "Outside"],
  [/in Tobago, or abroad/g, "abroad"],
  [/-kwedi(?=[-\s"]|$)/gm, "-we"],
  [/kwedi\.example/g, "zephyros.example"],
  [/kwedi-expansion/g, "expansion"],
  [/Port of Spain|Tobago/g, "Paphos"],
  [/\n\n +The name is Kwéyòl for \*credit\*, which [^\n]*/g, ""],
  [/Good credit is life/g, "Steady pay is enough"],
  [/Flat means that [^.]*\. /g, ""],
  [/A flat rate on the whole amount,/g, "Interest on what you still owe,"],
  [
    /The interest is a flat (\{\w+\}) of the amount borrowed each month/g,
    "The interest is $1 a month of what you still owe",
  ],
  [/ This example costs a total [^\n]*/g, ""],
  [/\b(?:a )?flat (\{\w*Rate)/g, "$1"],
  [/^ +scene: \w+\n/gm, ""],
  // In sentences that an owner has written since.
  [/\{app\b[^}]*\}/g, "our office"],
  [/\{monthly\w+/g, "{interest"],
  [/\bflat\b(?=[^.\n]*\{)/g, "monthly"],
  [/(\{[^.\n]*)\bflat\b/g, "$1monthly"],
];

/** Returns the paths of the drawings in a file, which the lender leaves out; its products have photographs. */
function drawingsIn(value: unknown, at: readonly string[] = []): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...at, key];
    const isDrawing =
      ["chart", "promo"].includes(key) ||
      // What a person in the picture does.
      (key === "caption" && "picture" in value) ||
      (inner && Object.hasOwn(inner, "src"));
    if (!isDrawing) return drawingsIn(inner, path);
    return at[0] === "card" || key === "shareBackground" ? [] : [path.join(".")];
  });
}

/** The sample's facts where a text has them in words, with the lender's; the longest first. */
const factsTypedIn = (content: ContentFolder): [RegExp, string][] =>
  Object.entries((content.read("facts.yaml") as { texts: Record<string, string> }).texts)
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([name, text]): [RegExp, string][] => {
      const other = FACTS[`texts.${name}`];
      const words = text.replace(/[$+.()/]/g, "\\$&");
      return other ? [[RegExp(`(?<![\\w{])${words}(?!\\w)`, "gi"), `${other}`]] : [];
    });

/**
 * Makes a copy of the content that of a lender as unlike the sample as it allows: another alphabet in
 * its name, another country, currency and clock, interest on what is still owed, other terms, two
 * products open, one leader, no app, no drawings, no article on flat rates, no issue of the newsletter
 * and no notice.
 */
export function becomeOtherLender(content: ContentFolder): void {
  for (const folder of ["newsletters", "notices"])
    for (const file of content.entries(folder)) content.delete(file);
  for (const file of content.entries("leaders").slice(1)) content.deletePage(file, "/team");
  for (const file of content.entries("education"))
    if (/flat-rate/.test(file)) content.deletePage(file, "/resources");
  for (const file of ["get-colour-app/page.yaml", "video-tutorial/page.yaml"])
    if (content.files().includes(file)) content.delete(file);
  content.removeLinks("/video-tutorial");
  const pack = "resources/free-pack.yaml";
  const { articles } = content.read(pack) as { articles: { body: string }[] };
  content.set(pack, { articles: articles.filter(({ body }) => !/\{monthly/.test(body)) });
  const words = [...WORDS, ...factsTypedIn(content)];
  for (const file of content.files().filter((name) => name !== "facts.yaml")) {
    const text = content.source(file);
    const whereToApply = /^(?:apply\/|navigation)/.test(file) ? "/contact" : "/apply";
    const reworded = words.reduce(
      (written, [from, to]) => written.replace(from, to),
      text.replaceAll("/get-colour-app", whereToApply),
    );
    if (reworded !== text) content.write(file, reworded);
    const drawings = drawingsIn(content.read(file));
    if (drawings.length > 0)
      content.set(file, Object.fromEntries(drawings.map((path) => [path, undefined])));
  }
  content.write("lender.json", JSON.stringify(settings));
  content.set("facts.yaml", FACTS);
  content.set("site.yaml", SITE);
  for (const file of content.entries("calculators")) content.set(file, PLAN);
  for (const file of content.entries("leaders"))
    content.set(file, {
      "seo.title": "Who leads {lender}",
      label: "Eleni Ioannou",
      name: "Eleni Ioannou",
    });
  const isComing = (file: string) =>
    (content.read(file).card as { comingSoon: boolean }).comingSoon;
  for (const file of content.entries("products").filter(isComing).slice(0, 1))
    content.set(file, { "card.badge": "Available Now", "card.comingSoon": false });
  content.set("contact/page.yaml", {
    "map.embedUrl":
      "https://www.openstreetmap.org/export/embed.html?bbox=33.025%2C34.665%2C33.060%2C34.690&layer=mapnik",
    "map.service.to": "https://www.openstreetmap.org/#map=15/34.6770/33.0420",
  });
  content.set(pack, {
    description: "A checklist, a budget sheet to fill in by hand, and questions to ask any lender.",
  });
  content.set("about/page.yaml", {
    "expansion.entries": [
      {
        country: "Greece",
        flags: ["GR"],
        service: "Salary loans",
        description: "With employers who have staff on both sides of the sea.",
      },
      {
        country: "Malta",
        flags: ["MT"],
        service: "Business loans",
        description: "For shops and small companies.",
      },
    ],
  });
  content.deleteUnusedPictures();
}
