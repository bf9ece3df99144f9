import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { ContentFolder } from "../../shared/contentFolder";
import { copyContent } from "../../shared/copyContent";
import { loadContent } from "../../src/content-model/placeholders/load";
import { OWN_CURRENCY } from "../../src/lending/money";
import { problemsIn } from "../../test/contentCopy";
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
function readWith(line: string, lender = "smallest") {
  const file = join(folder, "answers.yaml");
  const name = line.replace(/:.*/, "");
  const answers = readFileSync(`test/other-lender/${lender}.yaml`, "utf8");
  writeFileSync(file, answers.replace(RegExp(`^${name}:.*|$(?![^])`, "m"), line));
  return readAnswers(file);
}

test.each([
  ["keep: stories, songs", 'keep must be such as "articles, '],
  ["currencyCode: JAM", `currencyCode must be such as "${SAMPLE.currencyCode}", found "JAM"`],
  ["currencyCode: none", `currencyCode must be such as "${SAMPLE.currencyCode}", found "none"`],
  ["longestTerm: 12", `longestTerm must be such as "${SAMPLE.longestTerm}"`],
  ["shortTermLimit: 7 months", "exampleTerm must be above shortTermLimit"],
  ["exampleTerm: 13 months", "and at most longestTerm"],
  ["email: No", `email must be such as "${SAMPLE.email}", found "No"`],
  ["beginning: short", 'beginning must be such as "salary"'],
  ["lander: Plainloan", '"lander" is no question. Did you mean "lender"'],
  ["lender:", `lender needs an answer, such as "${SAMPLE.lender}"`],
])("rejects the answer %s with the message %s", (line, cure) => {
  expect(() => readWith(line)).toThrow(cure);
});

test.each(["app: Own", "keep: people", "salaryMultiple: 3"])(
  "rejects the answer %s for the plain beginning",
  (line) =>
    expect(() => readWith(line, "cooperative")).toThrow("must be none: the plain beginning"),
);

test.each(["app: none", "payrollCutOff: none"])(
  "rejects the answer %s for the sample's texts",
  (line) => expect(() => readWith(line, "dollars")).toThrow("cannot be none"),
);

describe("the plain beginning", () => {
  const FAQ = "faq/page.yaml";
  let content: ContentFolder;
  beforeEach(async () => {
    content = sampleCopy();
    await becomeLender(content, readAnswers("test/other-lender/cooperative.yaml"));
    for (const file of content.entries("rate-plans"))
      content.set(file, { currencies: [OWN_CURRENCY.code] });
  });

  test("is valid, and has no picture or word of a lender against salaries", () => {
    expect(problemsIn(content.root)).toBe("");
    expect(leftoversIn(loadContent(content.root))).toEqual([]);
    for (const file of content.files())
      expect(content.source(file)).not.toMatch(/salar|employer|pay slip|\bapp\b|\.(?:png|svg)\b/i);
  });

  test("needs none of its promises", () => {
    const { tabs } = content.read(FAQ) as { tabs: { questions: { id: string }[] }[] };
    const [, ...promises] = content.source(FAQ).split("# Sample: a promise, ");
    const ids = promises.map((text) => /id: (\S+)/.exec(text)?.[1]);
    const kept = tabs.map((tab) => ({
      ...tab,
      questions: tab.questions.filter(({ id }) => !ids.includes(id)),
    }));
    expect(ids.length).toBeGreaterThan(0);
    content.set(FAQ, { tabs: kept });
    expect(problemsIn(content.root)).toBe("");
  });
});

test("dates the documents today, without the sample's dates", async () => {
  const content = sampleCopy();
  await becomeLender(content, readAnswers("test/other-lender/smallest.yaml"));
  for (const file of content.entries("pages")) {
    const { effective, published } = content.read(file);
    expect(effective ?? published).toBe(new Date().toISOString().slice(0, 10));
    expect(content.source(file)).not.toMatch(/[a-z] \d{1,2}, 20\d\d/);
  }
});

test("leaves out the sample's drawings and its newsletters", async () => {
  const content = sampleCopy();
  await becomeLender(content, readWith("keep: newsletter, notices, people", "dollars"));
  const { hero } = content.read("home/page.yaml");
  expect(hero).not.toHaveProperty("picture");
  expect(content.read("not-found/page.yaml")).not.toHaveProperty("picture");
  for (const file of content.files())
    expect(content.source(file)).not.toMatch(/opening\.png|ground\.png/);
  expect(content.entries("newsletters").filter((file) => /\/\d/.test(file))).toEqual([]);
});

test("says instead only what replaces words of the sample", () => {
  const content = sampleCopy();
  const isSample = content.text("facts.yaml", ["texts", "lender"]) === SAMPLE.lender;
  const texts = content.files().map((file) => content.source(file));
  const { instead } = parse(readFileSync("scripts/become/changes.yaml", "utf8")) as {
    instead: Record<string, Record<string, string>>;
  };
  const words = Object.values(instead).flatMap((one) => Object.keys(one));
  const gone = words.filter((one) => !texts.some((text) => text.includes(one)));
  expect(isSample ? gone : []).toEqual([]);
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
