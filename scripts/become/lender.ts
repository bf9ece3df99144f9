import type { ContentFolder } from "../../shared/contentFolder";
import { leaveOut, withoutSentences } from "../../shared/leaveOut";
import { notationOf } from "../../src/content-model/check/lenderSettings";
import { metaOf } from "../../src/content-model/kind";
import { loadContent } from "../../src/content-model/placeholders/load";
import { OWN_CURRENCY } from "../../src/lending/money";
import { parseOpeningHours, WEEK } from "../../src/lib/openingHours";
import { type Answers, listIn, PARTS, pairIn, QUESTIONS } from "./answers";

/** The page about the app. It is removed if there is no app. */
const APP_PAGE = "get-colour-app/page.yaml";

/** Words in sentences that are true only of the sample. Such sentences are removed. */
const SAMPLE_SENTENCES = ["Kwéyòl", "The first version took", "This version has applied"];
const SAMPLE_PLACES =
  /tobago|trinidad|port of spain|arima|san fernando|scarborough|carnival|jamaica|barbados|guyana|republic bank|scotiabank/i;

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
  const before = content.read("facts.yaml") as Record<string, Record<string, unknown>>;
  const loan = loanOf(
    answers,
    Number(parseInt(String(before.quantities?.salaryMultiple ?? 3), 10)),
  );
  // The pages about these loans are removed before the loans' facts, because the pages mention these facts.
  for (const loan of ["business", "government"])
    if (!listIn(answers.comingSoon).includes(loan)) removeFiles(content, `products/${loan}*.yaml`);
  leaveOut(content);
  content.set("facts.yaml", factsOf(answers, loan));
  content.set("site.yaml", siteOf(answers));
  setPlans(content, answers, loan);
  setTexts(content, answers);
  removeParts(content, answers);
  await removePictures(content, answers);
  leaveOut(content, new Map([["/get-colour-app", "/apply"]]));
  content.deleteUnusedPictures();
  // The currency is set last, because this process still prices loans with the previous lender's settings.
  for (const file of content.entries("calculators"))
    content.set(file, { currencies: [answers.currency] });
}

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
    // With only one rate, examples of short and long terms need not be on different sides of a limit.
    longTermStart: limit ? limit + 1 : longest,
    exampleTerm: limit ? Math.max(Math.min(12, longest), limit + 1) : middle,
    smallestSalary: Math.ceil(least / salaryMultiple),
  };
}

const today = () => new Date().toISOString().slice(0, 10);

type Loan = ReturnType<typeof loanOf>;

/** Returns the facts by path. An undefined value means that the lender has no such fact. */
function factsOf(answers: Answers, loan: Loan): Record<string, unknown> {
  const { country, currency = "", locale, symbol = "", apply = "", repayment } = answers;
  const own = (name: string) => (answers[name] === "none" ? undefined : answers[name]);
  const app = /^app (.*)/.exec(apply)?.[1];
  const shown = { style: "currency", currency, currencyDisplay: "name" } as const;
  const parts = new Intl.NumberFormat(locale, shown).formatToParts(2);
  const money = parts.find(({ type }) => type === "currency")?.value ?? currency;
  const hundred = notationOf(locale ?? "", currency).pattern;
  const months = (count: number) => `${count} months`;
  const texts =
    "lender company tagline badge region lendingAct email phone street city openingDays opensAt closesAt licensingAuthority consumerAuthority licensedUntil group messagingPhone";
  const later = (name: string, facts: readonly string[]) =>
    listIn(answers.comingSoon).includes(name)
      ? []
      : facts.map((fact) => [fact, undefined] as const);
  return {
    ...Object.fromEntries(texts.split(" ").map((name) => [`texts.${name}`, own(name)])),
    "texts.territory": country,
    "texts.country": country,
    "texts.currency": money,
    "texts.dollars": money.split(" ").at(-1),
    "texts.sign": symbol,
    "texts.hundred": `${hundred}`.replace("¤", symbol).replace("#", "100"),
    "texts.app": app,
    "texts.applyPlace": app
      ? `in the ${app} app`
      : apply === "office"
        ? "at our office"
        : "on our website",
    "texts.howToApply": app
      ? `Get the ${app} app`
      : apply === "office"
        ? "Visit our office"
        : "Apply online",
    "texts.account": app ? `your ${app} account` : "your bank account",
    ...(app
      ? {}
      : {
          "amounts.bankTransferFee": undefined,
          "texts.oldestAndroid": undefined,
          "texts.oldestIos": undefined,
          "texts.appSize": undefined,
        }),
    ...(own("messagingPhone") ? {} : { "texts.messaging": undefined }),
    ...(repayment === "deduction" ? {} : { "texts.payrollCutOff": undefined }),
    ...Object.fromEntries([
      ...later("business", [
        "amounts.businessMaximumAmount",
        "amounts.businessRevenue",
        "quantities.businessOperation",
      ]),
      ...later("government", [
        "quantities.governmentMinimumAge",
        "quantities.governmentMaximumAge",
        "quantities.governmentEmployment",
      ]),
    ]),
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

function siteOf(answers: Answers): Record<string, unknown> {
  const { url, countryCode, licenceNumber, group, messagingPhone = "", employers, apply } = answers;
  return {
    url,
    "address.countryCode": countryCode,
    "licence.number": licenceNumber,
    "hours.1.days": closedDays(answers),
    ...(group === "none" && { groupNote: undefined }),
    ...(messagingPhone === "none"
      ? { messaging: undefined }
      : { "messaging.url": `https://wa.me/${messagingPhone.replace(/\D/g, "")}` }),
    // `hours.2` is the app's 24/7 support line, so it is removed when there is no app.
    ...(!apply?.startsWith("app ") && { app: undefined, "hours.2": undefined }),
    employerSite: employers === "none" ? undefined : employers,
    sampleNote: undefined,
    socials: [],
  };
}

/** Returns the days on which the office is closed: "Saturday, Sunday and public holidays". */
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

function setTexts(content: ContentFolder, answers: Answers): void {
  const [latitude = 0, longitude = 0] = (answers.map ?? "").split(", ").map(Number);
  const box = [longitude - 0.017, latitude - 0.0125, longitude + 0.017, latitude + 0.0125];
  const bounds = box.map((degrees) => degrees.toFixed(4)).join("%2C");
  const place = `mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  content.set("contact/page.yaml", {
    "map.embedUrl": `https://www.openstreetmap.org/export/embed.html?bbox=${bounds}&layer=mapnik&marker=${latitude}%2C${longitude}`,
    "map.service.to": `https://www.openstreetmap.org/?${place}`,
  });
  content.set("cannot-pay/page.yaml", {
    "help.note": undefined,
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
    story: undefined,
  });
  content.set("redirects.yaml", { redirects: [] });
  for (const file of content.entries("legal")) content.set(file, { effective: today() });
  const name = new URL(answers.url ?? "").hostname.replace(/^www\./, "").split(".")[0] ?? "";
  for (const file of content.files())
    content.write(file, content.source(file).replace(/(?<=[a-z]-)kwedi\b/g, name));
  if (!answers.apply?.startsWith("app "))
    content.write(
      "home/page.yaml",
      content.source("home/page.yaml").replace("icon: smartphone", "icon: circle-check"),
    );
  for (const { file, values } of filesOf(content))
    for (const { field, written, path } of values) {
      if (typeof written !== "string") continue;
      if (path.at(-1) === "keywords")
        content.set(file, {
          [path.join(".")]: written
            .split(", ")
            .filter((words) => !SAMPLE_PLACES.test(words))
            .join(", "),
        });
      if (
        metaOf(field).role === "markdown" &&
        SAMPLE_SENTENCES.some((one) => written.includes(one))
      )
        content.set(file, { [path.join(".")]: SAMPLE_SENTENCES.reduce(withoutSentences, written) });
    }
}

const filesOf = (content: ContentFolder) => {
  const { files, read } = loadContent(content.root);
  return files.flatMap((file) => read(file) ?? []);
};

function removeFiles(content: ContentFolder, pattern: string): void {
  const isMeant = RegExp(`^${pattern.replace("*", "[^/]*")}$`);
  for (const file of content.files().filter((one) => isMeant.test(one))) content.delete(file);
}

/** Deletes the pages and parts that the lender does not keep. */
function removeParts(content: ContentFolder, answers: Answers): void {
  const kept = listIn(answers.keep);
  const gone = Object.entries(PARTS).flatMap(([part, places]) =>
    kept.includes(part) ? [] : places,
  );
  gone.push(
    "video-tutorial/page.yaml",
    "employers.yaml",
    "faq/searches.yaml",
    "home/page.yaml promo",
  );
  if (!kept.includes("people"))
    gone.push("home/page.yaml platform.quote", "home/page.yaml howItWorks.quote");
  if (!answers.apply?.startsWith("app ")) gone.push(APP_PAGE);
  if (answers.employers === "none") gone.push("employer-registration/*.yaml");
  if (answers.interest === "reducing") gone.push("education/flat-rate.yaml");
  if (!kept.includes("newsletter") && !kept.includes("notices"))
    gone.push("resources/page.yaml media");
  for (const place of gone) {
    const [pattern = "", path] = place.split(" ");
    if (path) {
      if (content.files().includes(pattern)) content.set(pattern, { [path]: undefined });
    } else removeFiles(content, pattern);
  }
  const topics = (content.read("contact/page.yaml").form as { topics: { id: string }[] }).topics;
  content.set("contact/page.yaml", {
    "form.topics": topics.filter(({ id }) => id !== "executives"),
  });
  if (!kept.includes("expansion"))
    content.write(
      "navigation.yaml",
      content
        .source("navigation.yaml")
        .replace('"{region} Expansion"', "How We Differ")
        .replace("Where we lend next", "What sets us apart from banks"),
    );
}

/**
 * Removes the sample's charts and its drawings of people and places, and of the app if there is none. Gives
 * products a plain picture, which the owner has to replace.
 */
async function removePictures(content: ContentFolder, answers: Answers): Promise<void> {
  const hasApp = answers.apply?.startsWith("app ");
  // In other regions, decorative drawings are removed too, because they show the sample's seas and towns.
  const isElsewhere = answers.region !== QUESTIONS.region?.[1];
  for (const { file, values } of filesOf(content)) {
    const gone = values.filter(({ field, path, written }) => {
      if (!field?.optional) return false;
      if (["chart", "caption"].includes(String(path.at(-1)))) return true;
      if (path.at(-1) === "scene") return isElsewhere;
      if (metaOf(field).shape !== "Picture") return false;
      const { alt = "" } = written as { alt?: string };
      const isOfApp = hasApp && alt.includes("{app}") && !alt.includes("Keisha");
      return !isOfApp && (alt !== "" || isElsewhere);
    });
    if (gone.length > 0)
      content.set(
        file,
        Object.fromEntries(gone.reverse().map(({ path }) => [path.join("."), undefined])),
      );
  }
  content.set("site.yaml", { "pictures.headerBackground": undefined });
  await content.writePicture("products/plain.png", 1300, 1350);
  for (const file of content.entries("products"))
    content.set(file, { "card.picture": { src: "./plain.png", decorative: true } });
}
