import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { ContentFolder } from "../../shared/contentFolder";
import { copyContent } from "../../shared/copyContent";
import { isSample } from "../../shared/isSample";
import { loadContent } from "../../src/content-model/placeholders/load";
import { OWN_CURRENCY } from "../../src/lending/money";
import { problemsIn } from "../../test/contentCopy";
import { testOnSample } from "../../test/testOnSample";
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
  const name = line.replace(/:.*/, "");
  const answers = readFileSync(`test/other-lender/${lender}.yaml`, "utf8");
  writeFileSync(file, answers.replace(RegExp(`^${name}:.*|$(?![^])`, "m"), line));
  return readAnswers(file);
}

const such = (name: string) => `${name} must be such as "`;

test.each([
  ["keep: stories, songs", such("keep")],
  ["promises: no rain", such("promises")],
  ["currency: JAM, dollars, $", "currency has the code JAM"],
  ["currency: none", such("currency")],
  ["terms: 2 to 12", such("terms")],
  ["licence: 17, until May", such("licence")],
  ["rates: 2% up to 14 months, then 1%, flat", "must be longer than the first one of rates"],
  ["example: 6000 for 19 months", "at most the last one of terms"],
  ["email: No", `email must be such as "${SAMPLE.email}", found "No"`],
  ["beginning: short", such("beginning")],
  ["lander: Plainloan", '"lander" is no question. Did you mean "lender"'],
  ["lender:", `lender needs an answer, such as "${SAMPLE.lender}"`],
])("rejects the answer %s with the message %s", (line, cure) => {
  expect(() => readWith(line)).toThrow(cure);
});

test("accepts a promise that is changed", () => {
  expect(readWith("promises: no late fee (changed), reminders")).toMatchObject({
    promises: "no late fee (changed), reminders",
  });
});

test("rejects answers about which the plain beginning says nothing", () => {
  expect(() => readWith("app: Own", "cooperative")).toThrow("Delete app: the plain beginning");
});

test("reads the values in an answer, and none where a part of it is left out", () => {
  expect(readWith("rates: 1.5%, flat")).toMatchObject({ shortTermRate: "1.5", interest: "flat" });
  expect(readWith("licence: No. 17")).not.toHaveProperty("licensedUntil");
});

describe("the plain beginning", () => {
  const FAQ = "faq/page.yaml";
  let content: ContentFolder;
  beforeEach(async () => {
    if (!isSample()) return;
    content = sampleCopy();
    await becomeLender(content, readAnswers("test/other-lender/cooperative.yaml"));
    content.setAll("rate-plans/*.yaml", { currencies: [OWN_CURRENCY.code] });
  });

  testOnSample("is valid, and has no picture or word of a lender against salaries", () => {
    expect(problemsIn(content.root)).toBe("");
    expect(leftoversIn(loadContent(content.root))).toEqual([]);
    for (const file of content.files())
      expect(content.source(file)).not.toMatch(/salar|employer|pay slip|\bapp\b|\.(?:png|svg)\b/i);
  });

  testOnSample("needs none of its promises, and then says none of them", async () => {
    const other = sampleCopy();
    const lines = await becomeLender(other, readWith("promises: none", "cooperative"));
    other.setAll("rate-plans/*.yaml", { currencies: [OWN_CURRENCY.code] });
    const { promises } = parse(readFileSync("scripts/become/changes.yaml", "utf8"));
    const ids = Object.values<{ question: string }>(promises).map(({ question }) => question);
    for (const id of ids) {
      expect(readFileSync(`starter/${FAQ}`, "utf8")).toContain(`- id: ${id}\n`);
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

testOnSample("lists an authority that has no website", async () => {
  const content = sampleCopy();
  await becomeLender(content, readWith("consumerSite: none"));
  content.setAll("rate-plans/*.yaml", { currencies: [OWN_CURRENCY.code] });
  expect(problemsIn(content.root)).toBe("");
});

testOnSample("dates the documents today, without the sample's dates", async () => {
  const content = sampleCopy();
  await becomeLender(content, readAnswers("test/other-lender/cooperative.yaml"));
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
