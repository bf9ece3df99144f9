import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { ContentFolder } from "../../shared/contentFolder";
import { leaveOut } from "../../shared/leaveOut";
import { checkContent } from "../../src/content-model/check/checkContent";
import { metaOf } from "../../src/content-model/kind";
import { kindOf } from "../../src/content-model/kinds";
import { loadContent } from "../../src/content-model/placeholders/load";
import { notationOf } from "../../src/lender";
import { OWN_CURRENCY } from "../../src/lending/money";
import { type Answers, CHANGES_FILE, numberIn } from "./answers";

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
  if (answers.beginning === "plain") beginPlain(content);
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
  if (answers.beginning === "plain")
    content.write("faq/page.yaml", content.source("faq/page.yaml").replace(questions, ""));
  for (const [files, values] of Object.entries(set)) content.setAll(files, values);
  for (const [parts, places] of Object.entries(without))
    if (!parts.split(" or ").some((part) => has.has(part)))
      for (const [files = "", ...paths] of places.map((place) => place.split(" ")))
        content.setAll(files, Object.fromEntries(paths.map((path) => [path, undefined])));
  deleteDrawings(content);
  content.set("facts.yaml", factsOf(content, own));
  for (const file of content.files()) {
    let text = content.source(file);
    for (const [part, words] of Object.entries(instead))
      if (!has.has(part))
        for (const [theirs, ours] of Object.entries(words)) text = text.replaceAll(theirs, ours);
    // Addresses of pages: /why-kwedi and /get-colour-app.
    text = text.replace(/(?<=[a-z]-)kwedi\b/g, hostName(url));
    content.write(file, text.replaceAll("/get-colour-app", appPath(answers)));
  }
  leaveOut(content);
  content.deleteUnusedPictures();
  // The currency is set last, because this process prices loans in the currency that it has loaded.
  content.setAll("rate-plans/*.yaml", { currencies: [currencyCode] });
  const name = new Intl.DisplayNames(locale, { type: "currency" }).of(currencyCode);
  const currencies = [{ code: currencyCode, name, symbol }];
  const settings = { locale, timeZone, symbolInTexts: symbol, currencies };
  content.write("lender.json", `${JSON.stringify(settings, null, 2)}\n`);
  return linesToRead(content, Object.keys(own), others);
}

/** Deletes the scenes of closing panels, which are drawn in the sample's colours, from a project that shows none. */
export function deleteUnusedScenes(root = "."): void {
  const content = new ContentFolder(join(root, "content"));
  if (!content.files().some((file) => /^ *scene: /m.test(content.source(file))))
    rmSync(join(root, "static/scenes"), { recursive: true, force: true });
}

/** Returns each line that is still the sample's, makes a promise that is not the lender's, or has a fact that nobody asked. */
function linesToRead(
  content: ContentFolder,
  asked: readonly string[],
  others: readonly (readonly [promise: string, { words: string }])[],
): string[] {
  const reasons = (file: string, line: string): string[] => {
    const [, fact = ""] = (file === "facts.yaml" && /^ {2}(\w+):/.exec(line)) || [];
    const kept = others.filter(([, { words }]) => RegExp(words, "i").test(line));
    return [
      ...(/# Sample: .*/.exec(line) ?? []),
      ...(fact && !asked.includes(fact) ? [`Nobody asked: ${line.trim()}`] : []),
      ...kept.map(([promise]) => `Not your promise, "${promise}": ${line.trim()}`),
    ];
  };
  return content.files().flatMap((file) => {
    const lines = content.source(file).split("\n").entries();
    return [...lines].flatMap(([at, line]) =>
      reasons(file, line).map((why) => `content/${file}:${at + 1} ${why.slice(0, 120)}`),
    );
  });
}

/**
 * Replaces the sample's texts by the plain ones in `starter/`. What the site requires and `starter/` leaves
 * out, such as the labels of a form, stays the sample's, so that it is written only once.
 */
function beginPlain(content: ContentFolder): void {
  const sample = new Map(content.files().map((file) => [file, content.read(file)]));
  const own = new ContentFolder("starter").files();
  for (const file of sample.keys()) {
    const kind = kindOf(file);
    const isRequired = !kind?.isOptional && !kind?.files.includes("*");
    if (!own.includes(file) && !isRequired) content.delete(file);
  }
  cpSync("starter", content.root, { recursive: true });
  const valueAt = (outer: unknown, key: string | number) => (outer as Values)?.[key];
  for (const { file, path, message } of checkContent(loadContent(content.root)))
    if (/\bis required\b/.test(message))
      content.set(file, { [path.join(".")]: path.reduce<unknown>(valueAt, sample.get(file)) });
}

/** Returns the lender's name in addresses: "kwedi" for https://www.kwedi.example. */
export const hostName = (url = ""): string =>
  url.replace(/^https:\/\/(?:www\.)?/, "").replace(/\..*/, "");

/** Returns the address of the app's page. */
const appPath = ({ app = "" }: Answers): string =>
  `/get-${app.toLowerCase().replace(/[^a-z\d]/g, "") || "the"}-app`;

/** Returns the different numbers at the start of answers, in order of size. */
const numbersIn = (...answers: readonly (string | undefined)[]): readonly number[] =>
  [...new Set(answers.map(numberIn))].sort((one, other) => one - other);

/** Returns the answers with the values that follow from them. With one rate, terms that texts compare are made up. */
function ownValues(answers: Answers, moneyPattern: string): Values {
  const { symbol = "", shortTermRate, longTermRate, decisionTime, fundsTime } = answers;
  const { minimumAmount, exampleAmount, maximumAmount } = answers;
  const { shortestTerm, exampleTerm, longestTerm } = answers;
  const middle = Math.max(numberIn(shortestTerm), Math.ceil(numberIn(exampleTerm) / 2));
  const { shortTermLimit = `${middle} months` } = answers;
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
    smallestSalary: Math.ceil(numberIn(minimumAmount) / numberIn(answers.salaryMultiple)),
    paidOffAfter: Math.floor(numberIn(exampleTerm) / 2),
    applyLink: answers.app ? appPath(answers) : (answers.applySite ?? "/contact#offices"),
    dollars: answers.currency?.split(" ").at(-1),
    sign: symbol,
    hundred: moneyPattern.replace("¤", symbol).replace("#", "100"),
    today: new Date().toISOString().slice(0, 10),
    amounts: numbersIn(minimumAmount, exampleAmount, maximumAmount),
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
  const { files, read } = loadContent(content.root);
  for (const { file, values } of files.flatMap((name) => read(name) ?? [])) {
    const drawings = values.filter(
      ({ field, path }) =>
        field?.optional &&
        (/^(chart|caption)$/.test(String(path.at(-1))) || metaOf(field).shape === "Picture"),
    );
    // Deletes inner values before those that contain them, because the inner paths must still be valid.
    const paths = drawings.map(({ path }) => [path.join("."), undefined]);
    if (paths.length > 0) content.set(file, Object.fromEntries(paths.reverse()));
  }
}
