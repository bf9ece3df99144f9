import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { checkContent } from "../../src/content-model/check/checkContent";
import { metaOf } from "../../src/content-model/kind";
import { kindOf } from "../../src/content-model/kinds";
import { linkTo } from "../../src/content-model/placeholders/facts";
import { loadContent } from "../../src/content-model/reading/load";
import { OWN_CURRENCY } from "../../src/lending/money";
import { notationOf } from "../../src/lib/lender";
import { changeParts } from "../lib/changeParts";
import { ContentFolder } from "../lib/contentFolder";
import { leaveOut } from "../lib/leaveOut";
import { type Answers, CHANGES_FILE, linesOf, numberIn } from "./answers";
import { keyOf, loansOf, writeStarter } from "./loans";

type Values = Readonly<Record<string, unknown>>;

/** What changes.yaml describes. */
interface Changes {
  set: Record<string, Values>;
  without: Record<string, string[]>;
  instead: Record<string, Record<string, string>>;
  promises: Record<string, { question: string; words: string }>;
}

/** Converts the sample's content to another lender's. Returns the lines that people must read. */
export async function becomeLender(content: ContentFolder, answers: Answers): Promise<string[]> {
  const { currencyCode = "", symbol, timeZone, url, region, interest } = answers;
  const isPlain = answers.beginning === "plain";
  const loans = loansOf(answers);
  if (isPlain) beginPlain(content, loans);
  // The site's language is English.
  const locale = `en-${answers.countryCode}`;
  const own = ownValues(answers, notationOf(locale, currencyCode).pattern);
  const template = readFileSync(CHANGES_FILE, "utf8");
  // Puts the lender's own values in the places of their names.
  const { set, without, instead, promises } = parse(
    template.replace(/\$([a-z]\w*)/gi, (_, name) => JSON.stringify(own[name]) ?? "null"),
  ) as Changes;
  const lists = [answers.keep, answers.promises].flatMap((list) => list?.split(", ") ?? []);
  const parts = lists.map((part) => part.replace(" (changed)", ""));
  const has = new Set([...Object.keys(answers), region, interest, ...parts]);
  const others = Object.entries(promises).filter(([promise]) => !lists.includes(promise));
  const gone = others.flatMap(([promise, { question }]) => (has.has(promise) ? [] : [question]));
  const questions = RegExp(`^ {6}- id: (?:${gone.join("|")})\n(?: {8}.*\n|\n)*`, "gm");
  if (isPlain)
    content.write("faq/page.yaml", content.source("faq/page.yaml").replace(questions, ""));
  for (const [files, values] of Object.entries(set)) content.setAll(files, values);
  for (const [parts, places] of Object.entries(without))
    if (!parts.split(" or ").some((part) => has.has(part)))
      for (const [files = "", ...paths] of places.map((place) => place.split(" ")))
        content.setAll(files, Object.fromEntries(paths.map((path) => [path, undefined])));
  addBranches(content, answers);
  deleteDrawings(content);
  content.set("facts.yaml", factsOf(content, own));
  for (const file of content.files()) {
    let text = content.source(file);
    for (const [part, words] of Object.entries(instead))
      if (!has.has(part))
        for (const [theirs, ours] of Object.entries(words)) text = text.replaceAll(theirs, ours);
    // Addresses of pages: /why-kwedi and /get-colour-app.
    text = text.replace(/(?<=[a-z]-)kwedi\b/g, hostName(url));
    content.write(file, text.replaceAll("/get-colour-app", `${own.appPage}`));
  }
  leaveOut(content);
  content.deleteUnusedPictures();
  // The currency is set last, because this process prices loans in the currency that it has loaded.
  content.setAll("rate-plans/*.yaml", { currencies: [currencyCode], since: own.today });
  const name = new Intl.DisplayNames(locale, { type: "currency" }).of(currencyCode);
  const currencies = [{ code: currencyCode, name, symbol }];
  const settings = { locale, timeZone, symbolInTexts: symbol, currencies };
  content.write("lender.json", `${JSON.stringify(settings, null, 2)}\n`);
  const asked = [...Object.keys(own), ...loans.flatMap(({ facts }) => facts)];
  return [...linesToRead(content, asked, others)];
}

/** Deletes the scenes of closing panels, which are drawn in the sample's colours, from a project that shows none. */
export function deleteUnusedScenes(root = "."): void {
  const content = new ContentFolder(join(root, "content"));
  if (!content.files().some((file) => /^ *scene: /m.test(content.source(file))))
    rmSync(join(root, "static/scenes"), { recursive: true, force: true });
}

/** Yields each line that is still the sample's, makes a promise that is not the lender's, or has a fact that nobody asked. */
function* linesToRead(
  content: ContentFolder,
  asked: readonly string[],
  others: readonly (readonly [promise: string, { question: string; words: string }])[],
): Generator<string> {
  for (const file of content.files())
    for (const [at, line] of content.source(file).split("\n").entries()) {
      const [, fact = ""] = (file === "facts.yaml" && /^ {2}(\w+):/.exec(line)) || [];
      const reasons = others.flatMap(([promise, { question, words }]) =>
        RegExp(`^ {6}- id: ${question}$|${words}`, "i").test(line)
          ? [`Not your promise, "${promise}": `]
          : [],
      );
      if (fact && !asked.includes(fact)) reasons.push("Nobody asked: ");
      if (line.includes("# Sample: ")) reasons.push("");
      for (const why of reasons)
        yield `content/${file}:${at + 1} ${why}${line.trim()}`.slice(0, 160);
    }
}

/** Replaces the sample's texts by those of starter/. What the site requires and these leave out stays the sample's. */
function beginPlain(content: ContentFolder, loans: ReturnType<typeof loansOf>): void {
  const sample = new Map(content.files().map((file) => [file, content.read(file)]));
  for (const file of sample.keys()) {
    const kind = kindOf(file);
    if (kind?.isOptional || kind?.files.includes("*")) content.delete(file);
  }
  writeStarter(content, loans);
  const valueAt = (outer: unknown, key: string | number) => (outer as Values)?.[key];
  for (const { file, path, message } of checkContent(loadContent(content.root)))
    if (/\bis required\b/.test(message))
      content.set(file, { [path.join(".")]: path.reduce<unknown>(valueAt, sample.get(file)) });
}

/** Adds the offices after the main one, whose hours they have if the answers have no others. */
function addBranches(content: ContentFolder, answers: Answers): void {
  for (const { street, city, map: place, phone, ...open } of linesOf("branches", answers)) {
    const [main] = content.read("site.yaml").offices as Values[];
    const { openFrom: from, openTo: to, opens, closes } = open;
    const hours = from ? [{ from, to, opens, closes }] : main?.hours;
    const own = phone && { phone: { display: phone, url: linkTo(phone, "link") } };
    content.append("site.yaml", "offices", { ...main, street, city, place, hours, ...own });
  }
}

/** Returns the lender's name in addresses: "kwedi" for https://www.kwedi.example. */
export const hostName = (url = ""): string => url.replace(/^https:\/\/(?:www\.)?|\..*/g, "");

/** Returns the different numbers at the start of answers, in order of size. */
const numbersIn = (...answers: readonly (string | undefined)[]): readonly number[] =>
  [...new Set(answers.map(numberIn))].sort((one, other) => one - other);

/** Returns the answers with the values that follow from them. With one rate, terms that texts compare are made up. */
function ownValues(answers: Answers, moneyPattern: string): Values {
  const { symbol = "", shortTermRate, longTermRate, decisionTime, fundsTime } = answers;
  const { shortestTerm, exampleTerm, longestTerm } = answers;
  const middle = Math.max(numberIn(shortestTerm), Math.ceil(numberIn(exampleTerm) / 2));
  const { app, shortTermLimit = `${middle} months` } = answers;
  const appPage = `/get-${keyOf(app) || "the"}-app`;
  return {
    ...answers,
    shortTermLimit,
    step: numberIn(answers.step),
    feePercent: numberIn(answers.feePercent),
    decisionDays: workingDays(inWords, decisionTime),
    fundsDays: workingDays(inWords, fundsTime),
    totalTime: workingDays(String, decisionTime, fundsTime),
    territory: answers.country,
    longTermRate: longTermRate ?? shortTermRate,
    longTermStart: longTermRate ? `${numberIn(shortTermLimit) + 1} months` : longestTerm,
    smallestSalary: Math.ceil(numberIn(answers.minimumAmount) / numberIn(answers.salaryMultiple)),
    paidOffAfter: Math.floor(numberIn(exampleTerm) / 2),
    appPage,
    applying: linesOf("applying", answers).map(({ place, label, site }) => {
      const to = app && label?.includes(app) ? appPage : "/contact#offices";
      return { place, label, to: site ?? to };
    }),
    dollars: answers.currency?.split(" ").at(-1),
    sign: symbol,
    hundred: moneyPattern.replace("¤", symbol).replace("#", "100"),
    today: new Date().toISOString().slice(0, 10),
    amounts: numbersIn(answers.minimumAmount, answers.exampleAmount, answers.maximumAmount),
    terms: numbersIn(shortestTerm, shortTermLimit, exampleTerm, longestTerm),
    loadedCurrency: OWN_CURRENCY.code,
  };
}

const inWords = (days: number): string =>
  ["no", "one", "two", "three", "four", "five"][days] ?? String(days);

/** Returns the sum of times such as "48 hours" in working days. */
function workingDays(print: (days: number) => string, ...times: (string | undefined)[]): string {
  const days = Math.ceil(times.reduce((sum, time) => sum + numberIn(time), 0) / 24);
  return `${print(days)} working ${days === 1 ? "day" : "days"}`;
}

/** Returns the facts that have a name of the lender's own values, by path. */
function factsOf(content: ContentFolder, own: Values): Values {
  const facts: Record<string, unknown> = {};
  for (const [table, values] of Object.entries(content.read("facts.yaml")))
    for (const name of Object.keys(values as Values).filter((one) => own[one] !== undefined)) {
      const isNumber = table !== "texts" && Number.isFinite(Number(own[name]));
      facts[`${table}.${name}`] = isNumber ? Number(own[name]) : own[name];
    }
  return facts;
}

/** Deletes the sample's drawings of people, places and the app where they are optional. */
function deleteDrawings(content: ContentFolder): void {
  for (const file of content.files())
    changeParts(content, file, ({ field, path }) => {
      const isDrawing = /\b(chart|caption)$/.test(`${path}`) || metaOf(field).shape === "Picture";
      return field.optional && isDrawing ? [[path, undefined]] : [];
    });
}
