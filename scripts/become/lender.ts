import type { ContentFolder } from "../../shared/contentFolder";
import { leaveOut } from "../../shared/leaveOut";
import { notationOf } from "../../src/content-model/check/lenderSettings";
import { OWN_CURRENCY } from "../../src/lending/money";
import { parseOpeningHours, WEEK } from "../../src/lib/openingHours";
import { type Answers, numbersIn } from "./answers";
import { deleteFiles, deleteValues, partsOf } from "./parts";

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
  // Pages are deleted before facts, because the pages about upcoming loans use facts about those loans.
  deleteFiles(content, has);
  leaveOut(content, instead);
  for (const [file, values] of Object.entries(valuesOf(content, answers)))
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
  deleteValues(content, has);
  if (!has.has("country")) await content.writePicture("share/ground.png", 1200, 630);
  await content.writePicture("products/plain.png", 1300, 1350);
  leaveOut(content, instead);
  content.deleteUnusedPictures();
  // The currency is set last, because this process still prices loans with the previous lender's settings.
  for (const file of content.entries("calculators")) content.set(file, { currencies: [currency] });
}

/** Returns the lender's name in addresses: "kwedi" for https://www.kwedi.example. */
export const hostName = (url: string): string =>
  new URL(url).hostname.replace(/^www\./, "").replace(/\..*/, "");

/** The site's language is English. */
const localeOf = ({ countryCode }: Answers): string => `en-${countryCode}`;

/**
 * Returns the URL of the site on which visitors apply, or undefined if they apply in an app or at the office.
 */
const siteIn = ({ apply = "" }: Answers) => /^website (.*)/.exec(apply)?.[1];

/** Derives the amounts, terms and rates of loans, including those in examples, from the answers. */
function loanOf({ amounts, terms, rates }: Answers) {
  const [least = 1, most = 1] = numbersIn(amounts);
  const [shortest = 1, longest = 1] = numbersIn(terms);
  const [first = 0, limit, second = first] = numbersIn(rates);
  const middle = limit ?? Math.max(shortest, Math.min(12, Math.floor((shortest + longest) / 2)));
  const isStep = (one: number) =>
    least % one === 0 && most % one === 0 && (most - least) / one >= 20;
  const powers = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((power) => 10 ** power);
  const step = powers.flatMap((power) => [5 * power, 2 * power, power]).find(isStep) ?? 1;
  const at = (share: number) => least + step * Math.round(((most - least) / step) * share);
  return {
    ...{ least, most, shortest, longest, step, first, second, middle, at },
    // With only one rate, no limit separates short terms from long ones.
    longTermStart: limit ? limit + 1 : longest,
    exampleTerm: limit ? Math.max(Math.min(12, longest), limit + 1) : middle,
  };
}

/** Returns the values that the answers change, by file and path. */
function valuesOf(content: ContentFolder, answers: Answers): Record<string, Values> {
  const { url, countryCode, licenceNumber, messagingPhone = "", interest, map = "" } = answers;
  const loan = loanOf(answers);
  const today = new Date().toISOString().slice(0, 10);
  const [latitude = 0, longitude = 0] = map.split(", ").map(Number);
  const box = [longitude - 0.017, latitude - 0.0125, longitude + 0.017, latitude + 0.0125];
  const bounds = box.map((degrees) => degrees.toFixed(4)).join("%2C");
  const { topics } = content.read("contact/page.yaml").form as { topics: { id: string }[] };
  const inEach = (folder: string, values: Values) =>
    Object.fromEntries(content.entries(folder).map((file) => [file, values]));
  return {
    "facts.yaml": factsOf(content, answers, loan),
    "site.yaml": {
      url,
      "address.countryCode": countryCode,
      "licence.number": licenceNumber,
      "hours.1.days": closedDays(answers),
      "messaging.url": `https://wa.me/${messagingPhone.replace(/\D/g, "")}`,
      employerSite: answers.employers,
      socials: [],
    },
    ...inEach("calculators", {
      ...{ interest, since: today, currencies: [OWN_CURRENCY.code] },
      "amountRange.minimum": "{minimumAmount}",
      "amountRange.step": loan.step,
    }),
    "loan-calculator/page.yaml": {
      "typical.amounts": [loan.least, loan.at(0.2), loan.at(0.5), loan.most],
      "typical.terms": [
        ...new Set([loan.shortest, loan.middle, loan.exampleTerm, loan.longest]),
      ].sort((one, other) => one - other),
    },
    "contact/page.yaml": {
      "map.embedUrl": `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${latitude}%2C${longitude}`,
      "map.service.to": `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`,
      "form.topics": topics.filter(({ id }) => id !== "executives"),
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
    ...inEach("products", { "card.picture": { src: "./plain.png", decorative: true } }),
  };
}

/** Returns the facts by path, including those that the lender lacks. */
function factsOf(
  content: ContentFolder,
  answers: Answers,
  loan: ReturnType<typeof loanOf>,
): Values {
  const { country, currency = "", symbol = "", apply = "" } = answers;
  const locale = localeOf(answers);
  const { texts, quantities } = content.read("facts.yaml") as Record<string, Values>;
  const app = /^app (.*)/.exec(apply)?.[1];
  const [applyPlace, howToApply, account] = app
    ? [`in the ${app} app`, `Get the ${app} app`, `your ${app} account`]
    : siteIn(answers)
      ? ["online", "Apply online", "your bank account"]
      : ["at our office", "Visit our office", "your bank account"];
  const shown = { style: "currency", currency, currencyDisplay: "name" } as const;
  const parts = new Intl.NumberFormat(locale, shown).formatToParts(2);
  const money = parts.find(({ type }) => type === "currency")?.value ?? currency;
  const pattern = String(notationOf(locale, currency).pattern);
  const own: Values = {
    ...answers,
    ...{ territory: country, app, applyPlace, howToApply, account },
    ...{ currency: money, dollars: money.split(" ").at(-1), sign: symbol },
    hundred: pattern.replace("¤", symbol).replace("#", "100"),
  };
  const months = (count: number) => `${count} months`;
  return {
    ...Object.fromEntries(
      Object.keys(texts ?? {}).flatMap((name) =>
        name in own ? [[`texts.${name}`, own[name]]] : [],
      ),
    ),
    "amounts.minimumAmount": loan.least,
    "amounts.maximumAmount": loan.most,
    "amounts.exampleAmount": loan.at(0.2),
    "amounts.openingAmount": loan.at(0.2),
    "amounts.smallestSalary": Math.ceil(loan.least / Number(quantities?.salaryMultiple)),
    "rates.shortTermRate": loan.first,
    "rates.longTermRate": loan.second,
    "quantities.shortestTerm": loan.shortest,
    "quantities.longestTerm": months(loan.longest),
    "quantities.shortTermLimit": months(loan.middle),
    "quantities.longTermStart": months(loan.longTermStart),
    "quantities.exampleTerm": months(loan.exampleTerm),
    "quantities.paidOffAfter": Math.floor(loan.exampleTerm / 2),
    holidays: [],
  };
}

/** Returns the days on which the office is closed, such as "Saturday, Sunday and public holidays". */
function closedDays({ openingDays = "", opensAt, closesAt }: Answers): string {
  const [open] = parseOpeningHours({ days: openingDays, hours: `${opensAt} - ${closesAt}` }) ?? [];
  if (!open)
    throw new Error('The hours must be such as "Monday to Friday", "8:00 AM" and "4:00 PM".');
  const days = WEEK.filter((day) => !open.dayOfWeek.includes(day));
  const names = [...days, "public holidays"];
  return new Intl.ListFormat("en-GB").format(names).replace(/^p/, "P");
}
