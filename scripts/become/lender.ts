import type { ContentFolder } from "../../shared/contentFolder";
import { leaveOut } from "../../shared/leaveOut";
import { notationOf } from "../../src/content-model/check/lenderSettings";
import { OWN_CURRENCY } from "../../src/lending/money";
import type { Answers } from "./answers";
import { deleteParts, partsOf } from "./parts";

type Values = Readonly<Record<string, unknown>>;

/** Converts the sample's content to another lender's. */
export async function becomeLender(content: ContentFolder, answers: Answers): Promise<void> {
  const { timeZone, currency = "", symbol = "", url = "" } = answers;
  const locale = localeOf(answers);
  const name = new Intl.DisplayNames(locale, { type: "currency" }).of(currency);
  const money = notationOf(locale, currency);
  const currencies = [{ code: currency, name, symbol }];
  const settings = { locale, timeZone, money, symbolInTexts: symbol, currencies };
  content.write("lender.json", `${JSON.stringify(settings, null, 2)}\n`);
  const has = partsOf(answers);
  // Where visitors go instead of the page about the app.
  const instead = new Map([["/get-colour-app", siteIn(answers) ?? "/apply"]]);
  deleteParts(content, has);
  for (const [file, values] of Object.entries(valuesOf(content, answers, has)))
    content.set(file, values);
  const reword = (file: string, from: string | RegExp, to: string) =>
    content.write(file, content.source(file).replace(from, to));
  if (!has.has("app")) reword("home/page.yaml", "icon: smartphone", "icon: circle-check");
  if (!has.has("expansion")) {
    reword("navigation.yaml", '"{region} Expansion"', "How We Differ");
    reword("navigation.yaml", "Where we lend next", "What sets us apart from banks");
  }
  // Addresses of pages, such as /why-kwedi.
  for (const file of content.files()) reword(file, /(?<=[a-z]-)kwedi\b/g, hostName(url));
  if (!has.has("country")) await content.writePicture("share/ground.png", 1200, 630);
  await content.writePicture("products/plain.png", 1300, 1350);
  leaveOut(content, instead);
  content.deleteUnusedPictures();
  // The currency is set last, because this process still prices loans with the previous lender's settings.
  for (const file of content.entries("calculators")) content.set(file, { currencies: [currency] });
}

/** Returns the lender's name in addresses: "kwedi" for https://www.kwedi.example. */
export const hostName = (url: string): string =>
  url.replace(/^https:\/\/(?:www\.)?/, "").replace(/\..*/, "");

/** The site's language is English. */
const localeOf = ({ countryCode }: Answers): string => `en-${countryCode}`;

/**
 * Returns the URL of the site on which visitors apply, or undefined if they apply in an app or at the office.
 */
const siteIn = ({ apply = "" }: Answers) => /^website (.*)/.exec(apply)?.[1];

/** Returns the number at the start of an answer such as "12 months". */
const numberIn = (answer = ""): number => Number.parseFloat(answer);

/** Returns the different numbers at the start of answers, in order of size. */
const numbersIn = (...answers: readonly (string | undefined)[]): readonly number[] =>
  [...new Set(answers.map(numberIn).filter(Number.isFinite))].sort((one, other) => one - other);

/** Returns the values that the answers change, by file and path. */
function valuesOf(
  content: ContentFolder,
  answers: Answers,
  has: ReadonlySet<string>,
): Record<string, Values> {
  const { url, countryCode, licenceNumber, messagingPhone = "", interest, map = "" } = answers;
  const { minimumAmount, exampleAmount, maximumAmount } = answers;
  const { shortestTerm, shortTermLimit, exampleTerm, longestTerm } = answers;
  const today = new Date().toISOString().slice(0, 10);
  const [latitude = 0, longitude = 0] = map.split(", ").map(Number);
  const box = [longitude - 0.017, latitude - 0.0125, longitude + 0.017, latitude + 0.0125];
  const bounds = box.map((degrees) => degrees.toFixed(4)).join("%2C");
  const inEach = (folder: string, values: Values) =>
    Object.fromEntries(content.entries(folder).map((file) => [file, values]));
  return {
    "facts.yaml": factsOf(content, answers),
    "site.yaml": {
      url,
      "address.countryCode": countryCode,
      "licence.number": licenceNumber,
      "hours.1.days": "Other days and public holidays",
      ...(content.read("site.yaml").messaging
        ? { "messaging.url": `https://wa.me/${messagingPhone.replace(/\D/g, "")}` }
        : {}),
      ...(has.has("employers") && { employerSite: answers.employers }),
      socials: [],
    },
    ...inEach("calculators", {
      ...{ interest, since: today, currencies: [OWN_CURRENCY.code] },
      "amountRange.minimum": "{minimumAmount}",
      "amountRange.step": numberIn(answers.step),
    }),
    "loan-calculator/page.yaml": {
      "typical.amounts": numbersIn(minimumAmount, exampleAmount, maximumAmount),
      "typical.terms": numbersIn(shortestTerm, shortTermLimit, exampleTerm, longestTerm),
    },
    "contact/page.yaml": {
      "map.embedUrl": `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${latitude}%2C${longitude}`,
      "map.service.to": `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
    },
    "cannot-pay/page.yaml": {
      "help.bodies": [
        {
          name: "{consumerAuthority}",
          does: "Takes complaints about lenders, and tells you what your rights are.",
          links: [{ label: "Open its website", to: answers.consumerSite }],
        },
      ],
    },
    "redirects.yaml": { redirects: [] },
    ...inEach("legal", { effective: today }),
    ...inEach("resources", { date: today }),
    ...inEach("products", { "card.picture": { src: "./plain.png", decorative: true } }),
  };
}

/** Where and how visitors apply if there is neither an app nor a website for it. */
const WAYS: Readonly<Record<string, readonly [string, string]>> = {
  office: ["at our office", "Visit our office"],
  branches: ["at any of our branches", "Visit a branch"],
};

/**
 * Returns the facts by path, including those that the lender lacks. An answer with the name of a fact is its
 * value.
 */
function factsOf(content: ContentFolder, answers: Answers): Values {
  const { country, currency = "", symbol = "", apply = "", exampleTerm, exampleAmount } = answers;
  const locale = localeOf(answers);
  const tables = content.read("facts.yaml") as Record<string, Values>;
  const app = /^app (.*)/.exec(apply)?.[1];
  const [applyPlace, howToApply] = app
    ? [`in the ${app} app`, `Get the ${app} app`]
    : (WAYS[apply] ?? ["online", "Apply online"]);
  const account = app ? `your ${app} account` : "your bank account";
  const shown = { style: "currency", currency, currencyDisplay: "name" } as const;
  const parts = new Intl.NumberFormat(locale, shown).formatToParts(2);
  const money = parts.find(({ type }) => type === "currency")?.value ?? currency;
  const pattern = String(notationOf(locale, currency).pattern);
  // With only one rate, texts compare the term in examples with the longest one.
  const bands =
    answers.longTermRate === "none"
      ? {
          longTermRate: answers.shortTermRate,
          shortTermLimit: exampleTerm,
          longTermStart: answers.longestTerm,
        }
      : { longTermStart: `${numberIn(answers.shortTermLimit) + 1} months` };
  const own: Values = {
    ...{ ...answers, ...bands, territory: country, openingAmount: exampleAmount },
    ...{ app, applyPlace, howToApply, account },
    ...{ currency: money, dollars: money.split(" ").at(-1), sign: symbol },
    hundred: pattern.replace("¤", symbol).replace("#", "100"),
    smallestSalary: Math.ceil(numberIn(answers.minimumAmount) / numberIn(answers.salaryMultiple)),
    paidOffAfter: Math.floor(numberIn(exampleTerm) / 2),
  };
  const facts = Object.entries(tables).flatMap(([table, values]) =>
    Object.keys(values).flatMap((name) => {
      const value = own[name];
      const isNumber = table !== "texts" && Number.isFinite(Number(value));
      const written = value === "none" ? undefined : isNumber ? Number(value) : value;
      return name in own ? [[`${table}.${name}`, written]] : [];
    }),
  );
  return { ...Object.fromEntries(facts), holidays: [] };
}
