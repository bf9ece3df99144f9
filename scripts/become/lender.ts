import type { ContentFolder } from "../../shared/contentFolder";
import { leaveOut } from "../../shared/leaveOut";
import { notationOf } from "../../src/content-model/check/lenderSettings";
import { metaOf } from "../../src/content-model/kind";
import { OWN_CURRENCY } from "../../src/lending/money";
import { parseOpeningHours, WEEK } from "../../src/lib/openingHours";
import { type Answers, pairIn } from "./answers";
import { deleteFiles, deleteValues, filesOf, partsOf } from "./parts";

/** Writes the lender's settings, which the project's code reads when it starts. */
export function writeSettings(content: ContentFolder, answers: Answers): void {
  const { locale = "", timeZone, currency: code = "", symbol = "" } = answers;
  const name = new Intl.DisplayNames(locale, { type: "currency" }).of(code);
  const money = notationOf(locale, code);
  const currencies = [{ code, name, symbol }];
  const settings = { locale, timeZone, money, symbolInTexts: symbol, currencies };
  content.write("lender.json", `${JSON.stringify(settings, null, 2)}\n`);
}

/** Converts the sample's content to another lender's. */
export async function becomeLender(content: ContentFolder, answers: Answers): Promise<void> {
  const has = partsOf(answers);
  const { quantities } = content.read("facts.yaml") as Record<string, Record<string, unknown>>;
  const loan = loanOf(answers, Number.parseInt(String(quantities?.salaryMultiple ?? 3), 10));
  // Where visitors go instead of the page about the app.
  const instead = new Map([["/get-colour-app", siteIn(answers) ?? "/apply"]]);
  // Pages are deleted before facts, because the pages about upcoming loans use facts about those loans.
  deleteFiles(content, has);
  leaveOut(content, instead);
  content.set("facts.yaml", factsOf(answers, loan));
  content.set("site.yaml", siteOf(answers));
  setPlans(content, answers, loan);
  setTexts(content, answers, has);
  deleteValues(content, has);
  await removePictures(content, has);
  leaveOut(content, instead);
  content.deleteUnusedPictures();
  // The currency is set last, because this process still prices loans with the previous lender's settings.
  for (const file of content.entries("calculators"))
    content.set(file, { currencies: [answers.currency] });
}

/**
 * Returns the URL of the site on which visitors apply, or undefined if they apply in an app or at the office.
 */
const siteIn = ({ apply = "" }: Answers) => /^website (.*)/.exec(apply)?.[1];

/** Derives the amounts, terms and rates of loans, including those in examples, from the answers. */
function loanOf({ amounts = "", terms = "", rates = "" }: Answers, salaryMultiple: number) {
  const [least = 1, most = 1] = pairIn(amounts);
  const [shortest = 1, longest = 1] = pairIn(terms);
  const [first = 0, limit, second = first] = pairIn(rates);
  const middle = limit ?? Math.max(shortest, Math.min(12, Math.floor((shortest + longest) / 2)));
  const powers = [...Array(10).keys()]
    .reverse()
    .flatMap((power) => [5, 2, 1].map((n) => n * 10 ** power));
  const step =
    powers.find((one) => least % one === 0 && most % one === 0 && (most - least) / one >= 20) ?? 1;
  const at = (share: number) => least + step * Math.round(((most - least) / step) * share);
  return {
    ...{ least, most, shortest, longest, step, first, second, limit, middle, at },
    example: at(0.2),
    // With only one rate, no limit separates short terms from long ones.
    longTermStart: limit ? limit + 1 : longest,
    exampleTerm: limit ? Math.max(Math.min(12, longest), limit + 1) : middle,
    smallestSalary: Math.ceil(least / salaryMultiple),
  };
}

const today = () => new Date().toISOString().slice(0, 10);

type Loan = ReturnType<typeof loanOf>;

/** Returns the facts by path, including those that the lender lacks. */
function factsOf(answers: Answers, loan: Loan): Record<string, unknown> {
  const { country, currency = "", locale = "", symbol = "", apply = "" } = answers;
  const app = /^app (.*)/.exec(apply)?.[1];
  const [applyPlace, howToApply, account] = app
    ? [`in the ${app} app`, `Get the ${app} app`, `your ${app} account`]
    : siteIn(answers)
      ? ["online", "Apply online", "your bank account"]
      : ["at our office", "Visit our office", "your bank account"];
  const shown = { style: "currency", currency, currencyDisplay: "name" } as const;
  const parts = new Intl.NumberFormat(locale, shown).formatToParts(2);
  const money = parts.find(({ type }) => type === "currency")?.value ?? currency;
  const hundred = String(notationOf(locale, currency).pattern);
  const months = (count: number) => `${count} months`;
  const same =
    "lender company tagline badge region country lendingAct email phone street city openingDays opensAt closesAt licensingAuthority consumerAuthority licensedUntil group messagingPhone";
  const texts = {
    ...Object.fromEntries(same.split(" ").map((name) => [name, answers[name]])),
    ...{ territory: country, app, applyPlace, howToApply, account },
    ...{ currency: money, dollars: money.split(" ").at(-1), sign: symbol },
    hundred: hundred.replace("¤", symbol).replace("#", "100"),
  };
  return {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [`texts.${name}`, text])),
    "amounts.minimumAmount": loan.least,
    "amounts.maximumAmount": loan.most,
    "amounts.exampleAmount": loan.example,
    "amounts.openingAmount": loan.example,
    "amounts.smallestSalary": loan.smallestSalary,
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

/** Returns the values of site.yaml by path, including those that the lender lacks. */
const siteOf = (answers: Answers): Record<string, unknown> => ({
  url: answers.url,
  "address.countryCode": answers.countryCode,
  "licence.number": answers.licenceNumber,
  "hours.1.days": closedDays(answers),
  "messaging.url": `https://wa.me/${answers.messagingPhone?.replace(/\D/g, "")}`,
  employerSite: answers.employers,
  socials: [],
});

/** Returns the days on which the office is closed, such as "Saturday, Sunday and public holidays". */
function closedDays({ openingDays = "", opensAt, closesAt }: Answers): string {
  const [open] = parseOpeningHours({ days: openingDays, hours: `${opensAt} - ${closesAt}` }) ?? [];
  const days = WEEK.filter((day) => !open?.dayOfWeek.includes(day));
  const names = [...days, "public holidays"];
  return new Intl.ListFormat("en-GB").format(names).replace(/^p/, "P");
}

function setPlans(content: ContentFolder, { interest }: Answers, loan: Loan): void {
  const since = today();
  for (const file of content.entries("calculators")) {
    const isQuick = !file.includes("standalone");
    const [first, second] = ["{shortTermRate}", "{longTermRate}"];
    const bands = [
      { upToMonths: "{shortTermLimit}", monthlyRatePercent: first },
      { monthlyRatePercent: second },
    ];
    content.set(file, {
      interest,
      since,
      former: undefined,
      currencies: [OWN_CURRENCY.code],
      "amountRange.minimum": "{minimumAmount}",
      "amountRange.step": loan.step,
      rateBands: isQuick || !loan.limit ? [{ monthlyRatePercent: first }] : bands,
    });
  }
  content.set("loan-calculator/page.yaml", {
    "typical.amounts": [loan.least, loan.at(0.2), loan.at(0.5), loan.most],
    "typical.terms": [
      ...new Set([loan.shortest, loan.middle, loan.exampleTerm, loan.longest]),
    ].sort((one, other) => one - other),
  });
}

function setTexts(content: ContentFolder, answers: Answers, has: ReadonlySet<string>): void {
  const [latitude = 0, longitude = 0] = (answers.map ?? "").split(", ").map(Number);
  const box = [longitude - 0.017, latitude - 0.0125, longitude + 0.017, latitude + 0.0125];
  const bounds = box.map((degrees) => degrees.toFixed(4)).join("%2C");
  const place = `mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  const topics = (content.read("contact/page.yaml").form as { topics: { id: string }[] }).topics;
  content.set("contact/page.yaml", {
    "map.embedUrl": `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    "map.service.to": `https://www.openstreetmap.org/?${place}`,
    "form.topics": topics.filter(({ id }) => id !== "executives"),
  });
  content.set("cannot-pay/page.yaml", {
    "help.bodies": [
      {
        name: "{consumerAuthority}",
        does: "Takes complaints about lenders, and tells you what your rights are.",
        links: [{ label: "Open its website", to: answers.consumerSite }],
      },
    ],
  });
  content.set("corporate-profile/page.yaml", {
    "seo.description": "What {company} stands for, and where to find it.",
  });
  content.set("redirects.yaml", { redirects: [] });
  for (const file of content.entries("legal")) content.set(file, { effective: today() });
  if (!has.has("app")) reword(content, "home/page.yaml", "icon: smartphone", "icon: circle-check");
  if (!has.has("expansion")) {
    reword(content, "navigation.yaml", '"{region} Expansion"', "How We Differ");
    reword(content, "navigation.yaml", "Where we lend next", "What sets us apart from banks");
  }
  // Addresses of pages, such as /why-kwedi.
  const [name = ""] = new URL(answers.url ?? "").hostname.replace(/^www\./, "").split(".");
  for (const file of content.files()) reword(content, file, /(?<=[a-z]-)kwedi\b/g, name);
}

const reword = (content: ContentFolder, file: string, from: string | RegExp, to: string) =>
  content.write(file, content.source(file).replace(from, to));

/**
 * Removes the sample's charts, its drawings of people and places, and those of the app if the lender has
 * none. Gives products a plain picture, which the owner has to replace.
 */
async function removePictures(content: ContentFolder, has: ReadonlySet<string>): Promise<void> {
  for (const { file, values } of filesOf(content)) {
    const gone = values.filter(({ field, path, written }) => {
      if (!field?.optional) return false;
      if (["chart", "caption"].includes(String(path.at(-1)))) return true;
      if (path.at(-1) === "scene") return !has.has("region");
      if (metaOf(field).shape !== "Picture") return false;
      const { alt = "" } = written as { alt?: string };
      const isOfApp = has.has("app") && alt.includes("{app}") && !alt.includes("Keisha");
      // The decorative drawings show the seas and towns of the sample's region.
      return !isOfApp && (alt !== "" || !has.has("region"));
    });
    const paths = gone.reverse().map(({ path }) => [path.join("."), undefined]);
    if (paths.length > 0) content.set(file, Object.fromEntries(paths));
  }
  if (!has.has("country")) await content.writePicture("share/ground.png", 1200, 630);
  await content.writePicture("products/plain.png", 1300, 1350);
  for (const file of content.entries("products"))
    content.set(file, { "card.picture": { src: "./plain.png", decorative: true } });
}
