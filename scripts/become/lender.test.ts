import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { loadContent } from "../../src/content-model/reading/load";
import { OWN_CURRENCY } from "../../src/lending/money";
import { problemsIn } from "../../test/contentCopy";
import { testOnSample } from "../../test/testOnSample";
import { ContentFolder } from "../lib/contentFolder";
import { copyContent } from "../lib/copyContent";
import { isSample } from "../lib/isSample";
import { readAnswers, SAMPLE } from "./answers";
import { leftoversIn } from "./leftovers";
import { becomeLender } from "./lender";

const folder = mkdtempSync(join(tmpdir(), "answers-"));
const made = [folder];
afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true });
});

function sampleCopy() {
  const copy = copyContent();
  made.push(copy);
  return new ContentFolder(copy);
}

/** Reads a lender's answers with one line replaced, or added if that answer is missing. */
function readWith(line: string, lender = "salary") {
  const file = join(folder, "answers.yaml");
  const name = line.replace(/:.*/s, "");
  const answers = readFileSync(`scripts/become/lenders/${lender}.yaml`, "utf8");
  writeFileSync(file, answers.replace(RegExp(`^${name}:.*(?:\n .*)*|$(?![^])`, "m"), line));
  return readAnswers(file);
}

const such = (name: string) => ` ${name} cannot be "`;

test.each([
  ["keep: stories, songs", such("keep")],
  ["promises: no rain", such("promises")],
  ["currency: JAM, dollars, $", "currency has the code JAM"],
  ["currency: none", such("currency")],
  ["terms: 2 to 12", such("terms")],
  ["licence: 17, until May", such("licence")],
  ["rates: 2% up to 14 months, then 1%, flat", "must be longer than the first one of its rates"],
  ["example: 6000 for 19 months", "at most its last one"],
  ["email: No", `email cannot be "No". The sample's is "${SAMPLE.email}". `],
  [`lender: ${"L".repeat(41)}`, "answers.yaml:4 lender cannot be"],
  [`lender: ${"L".repeat(41)}`, "What is the lender called, in at most 40 letters"],
  ["times: 2 days to decide, 1 day to pay", "whole hours, 24 for each working day"],
  [
    "branches: |\n  1 Sea Road, Paphos, 34.7720, 32.4297\n  2 Sea Road, Polis",
    'cannot be "2 Sea Road, Polis"',
  ],
  ["applying: at our office", such("applying")],
  ["loan: Salary Loan", "Delete loan: the texts of this beginning"],
  ["beginning: short", such("beginning")],
  ["lander: Plainloan", '"lander" is no question. Did you mean "lender"'],
  ["lender:", `lender needs an answer. The sample's is "${SAMPLE.lender}"`],
])("rejects the answer %s with the message %s", (line, cure) => {
  expect(() => readWith(line)).toThrow(cure);
});

test("accepts a promise that is changed", () => {
  expect(readWith("promises: no late fee (changed), reminders")).toMatchObject({
    promises: "no late fee (changed), reminders",
  });
});

test("rejects answers about which the plain beginning says nothing", () => {
  expect(() => readWith("app: Own", "cooperative")).toThrow(
    "Delete app: the texts of this beginning",
  );
});

test("reads the values in an answer, and none where a part of it is left out", () => {
  expect(readWith("rates: 1.5%, flat")).toMatchObject({ shortTermRate: "1.5", interest: "flat" });
  expect(readWith("licence: No. 17")).not.toHaveProperty("licensedUntil");
});

test("rejects another loan whose example is longer than its terms", () => {
  const line =
    "Farm Loan, 1000 to 8000 in steps of 500, 6 to 24 months, example 2000 for 36 months";
  expect(() => readWith(`otherLoans: ${line}, 1%, reducing`, "cooperative")).toThrow(
    "Farm Loan: the term of its example",
  );
  expect(() => readWith(`otherLoans: ${line}`, "cooperative")).toThrow(such("otherLoans"));
});

describe("the plain beginning", () => {
  const FAQ = "faq/page.yaml";
  let content: ContentFolder;
  beforeEach(async () => {
    if (!isSample()) return;
    content = sampleCopy();
    await becomeLender(content, readAnswers("scripts/become/lenders/cooperative.yaml"));
    content.setAll("rate-plans/*.yaml", { currencies: [OWN_CURRENCY.code] });
  });

  testOnSample("is valid, and has no picture or word of a lender against salaries", () => {
    expect(problemsIn(content.root)).toBe("");
    expect(leftoversIn(loadContent(content.root))).toEqual([]);
    for (const file of content.files())
      expect(content.source(file)).not.toMatch(/salar|employer|pay slip|\bapp\b|\.(?:png|svg)\b/i);
  });

  testOnSample("says of each loan what it says of the main one", () => {
    const loans = ["Member Loan", "Appliance Loan", "Farm Loan"];
    const paths = ["/member-loan", "/appliance-loan", "/farm-loan"];
    const pages = paths.map((path) => content.read(`products${path}.yaml`));
    expect(pages.map(({ label }) => label)).toEqual(loans);
    expect(pages.map(({ path, plan }) => [path, `/${plan}`])).toEqual(paths.map((to) => [to, to]));
    const { menus } = content.read("navigation.yaml") as { menus: { links: { to: string }[] }[] };
    expect(menus[0]?.links.map(({ to }) => to)).toEqual(paths);
    const { read } = loadContent(content.root);
    expect(read("rate-plans/farm-loan.yaml")?.value).toMatchObject({
      amountRange: { minimum: 1000, maximum: 80_000, step: 1000 },
      termRange: { minimum: 6, maximum: 84 },
      rateBands: [{ upToMonths: 24, monthlyRatePercent: 1 }, { monthlyRatePercent: 0.75 }],
      fees: [{ name: "Legal fee", percent: 1, when: "with the first instalment" }],
      example: { amount: 20_000, termMonths: 48 },
    });
    expect(content.read("rate-plans/appliance-loan.yaml")).not.toHaveProperty("fees");
    const faq = JSON.stringify(read(FAQ)?.value);
    expect(faq).toMatch(/The Member Loan is \S+500 to \S+60,000\./);
    expect(faq).toMatch(/The Farm Loan runs for 6 to 84 months\./);
    expect(faq).toMatch(/For \S+5,000 over 24 months, the Appliance Loan has no fees\./);
    expect(problemsIn(content.root, "hints")).not.toContain("main product");
  });

  testOnSample("speaks of one loan if there is one, without facts of a second rate", async () => {
    const other = sampleCopy();
    await becomeLender(other, readWith("otherLoans: none", "cooperative"));
    other.setAll("rate-plans/*.yaml", { currencies: [OWN_CURRENCY.code] });
    expect(problemsIn(other.root)).toBe("");
    expect(other.entries("products")).toEqual(["products/member-loan.yaml"]);
    for (const file of other.files())
      expect(other.source(file)).not.toMatch(/longTermRate|shortTermLimit|\$(?:loan|path)/);
  });

  testOnSample("has all offices, with the main one's hours if they have no others", () => {
    expect(content.source("site.yaml")).toContain("# Latitude and longitude.");
    const { offices } = content.read("site.yaml") as { offices: Record<string, unknown>[] };
    expect(offices.map(({ city }) => city)).toEqual([
      "Roseau",
      "Portsmouth",
      "Marigot",
      "Grand Bay",
    ]);
    const [main, portsmouth, marigot, grandBay] = offices;
    expect(portsmouth).toMatchObject({ street: "2 Bay Street", place: "15.5833, -61.4667" });
    expect(portsmouth).not.toHaveProperty("phone");
    expect(marigot?.hours).toEqual(main?.hours);
    expect(grandBay).toMatchObject({
      country: "Dominica",
      phone: { display: "+1 767-555-0113", url: "tel:+17675550113" },
      hours: [{ from: "Tuesday", to: "Friday", opens: "9:00", closes: "13:30" }],
    });
  });

  testOnSample("links each way to apply to its site or to the offices", () => {
    const apply = "https://apply.natureisle.example";
    expect(content.read("site.yaml").applying).toEqual([
      { place: "at any of our branches", label: "Visit a branch", to: "/contact#offices" },
      { place: "online", label: "Apply Online", to: apply },
    ]);
  });

  testOnSample("lists the question of a promise that is changed", async () => {
    const other = sampleCopy();
    const promises = "promises: no late fee, cancelling (changed)";
    const lines = await becomeLender(other, readWith(promises, "cooperative"));
    const at = other.source(FAQ).split("\n").indexOf("      - id: cancel") + 1;
    const listed = lines.filter((line) => line.includes('promise, "cancelling"'));
    expect(listed).toEqual([`content/${FAQ}:${at} Not your promise, "cancelling": - id: cancel`]);
  });

  testOnSample("needs none of its promises, and then says none of them", async () => {
    const other = sampleCopy();
    const lines = await becomeLender(other, readWith("promises: none", "cooperative"));
    other.setAll("rate-plans/*.yaml", { currencies: [OWN_CURRENCY.code] });
    const { promises } = parse(readFileSync("scripts/become/changes.yaml", "utf8"));
    const ids = Object.values<{ question: string }>(promises).map(({ question }) => question);
    for (const id of ids) {
      expect(readFileSync(`scripts/become/starter/${FAQ}`, "utf8")).toContain(`- id: ${id}\n`);
      expect(other.source(FAQ)).not.toContain(`- id: ${id}\n`);
    }
    expect(problemsIn(other.root)).toBe("");
    expect(lines.filter((line) => line.includes("Not your promise"))).toEqual([]);
  });
});

testOnSample(
  "lists the lines with a promise that is not made or changed, and the facts that no question asks",
  async () => {
    const content = sampleCopy();
    const lines = await becomeLender(
      content,
      readWith("promises: no late fee, reminders (changed)"),
    );
    const places = lines.filter((line) => /promise, "no guarantor"/.test(line));
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      const [, file = "", line = ""] = /^content\/(.*):(\d+) /.exec(place) ?? [];
      expect(content.source(file).split("\n")[Number(line) - 1]).toMatch(
        /guarantor|collateral|as security/i,
      );
    }
    expect(lines).toContainEqual(expect.stringContaining('promise, "reminders"'));
    expect(lines.filter((line) => /promise, "no late fee"|asked: lender:/.test(line))).toEqual([]);
    expect(lines.filter((line) => /asked: noticeTime: /.test(line))).toHaveLength(1);
  },
);

testOnSample.each([
  ["salary", "consumerSite: none"],
  ["salary", "rates: 2%, flat"],
  ["salary", "fee: Service fee, 2%, every month"],
  ["cooperative", "rates: 2%, flat"],
  ["cooperative", "fee: Entrance fee, 1%, with the first instalment"],
  ["cooperative", "branches: none"],
])("is valid for the %s lender with the answer %s", async (lender, line) => {
  const content = sampleCopy();
  await becomeLender(content, readWith(line, lender));
  for (const file of content.entries("rate-plans"))
    content.set(file, { currencies: [OWN_CURRENCY.code] });
  expect(problemsIn(content.root)).toBe("");
});

testOnSample("dates the documents today, without the sample's dates", async () => {
  const content = sampleCopy();
  await becomeLender(content, readAnswers("scripts/become/lenders/cooperative.yaml"));
  for (const file of content.entries("pages")) {
    const { effective, published } = content.read(file);
    expect(effective ?? published).toBe(new Date().toISOString().slice(0, 10));
    expect(content.source(file)).not.toMatch(/[a-z] \d{1,2}, 20\d\d/);
  }
});

testOnSample("leaves out the sample's drawings and its newsletters", async () => {
  const content = sampleCopy();
  await becomeLender(content, readWith("keep: newsletter, notices, people"));
  const { hero } = content.read("home/page.yaml");
  expect(hero).not.toHaveProperty("picture");
  expect(content.read("not-found/page.yaml")).not.toHaveProperty("picture");
  for (const file of content.files())
    expect(content.source(file)).not.toMatch(/opening\.png|ground\.png/);
  expect(content.entries("newsletters").filter((file) => /\/\d/.test(file))).toEqual([]);
});

testOnSample("says instead only what replaces words of the sample", () => {
  const content = sampleCopy();
  const texts = content.files().map((file) => content.source(file));
  const { instead } = parse(readFileSync("scripts/become/changes.yaml", "utf8")) as {
    instead: Record<string, Record<string, string>>;
  };
  const words = Object.values(instead).flatMap((one) => Object.keys(one));
  const gone = words.filter((one) => !texts.some((text) => text.includes(one)));
  expect(gone).toEqual([]);
});

test.each([
  ["names and places", "abroad", "Elsewhere"],
  ["names, but not about places,", "in the sample's country", "Trinidad"],
])("gives hints about %s that do not fit a lender %s", (_, __, country) => {
  const content = sampleCopy();
  const applying = [{ place: "online", label: "Begin", to: "/contact" }];
  content.set("site.yaml", { "offices.0.country": country, applying });
  for (const name of ["territory", "currency"])
    content.set("facts.yaml", { [`texts.${name}`]: country });
  content.set("facts.yaml", { "texts.lender": "Own" });
  const words = ["Poui Hill College", "https://news.example/own"];
  content.set("contact/page.yaml", { "intro.lead": `Arima. ${words.join(". ")}. A flat.` });
  const found = leftoversIn(loadContent(content.root)).flatMap(({ file, message, isHint }) =>
    isHint && file === "contact/page.yaml" ? [/"([^"]*)"/.exec(message)?.[1]] : [],
  );
  expect(found).toEqual(expect.arrayContaining(["Poui Hill College", "news.example"]));
  expect(found.includes("Arima")).toBe(country === "Elsewhere");
  expect(found).not.toContain("flat");
});
