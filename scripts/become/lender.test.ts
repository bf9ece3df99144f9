import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentFolder } from "../../shared/contentFolder";
import { copyContent } from "../../shared/copyContent";
import { readAnswers, SAMPLE } from "./answers";
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

/** Reads the smallest lender's answers with one line replaced, or added if that answer is missing. */
function readWith(line: string) {
  const file = join(folder, "answers.yaml");
  const name = line.replace(/:.*/, "");
  const answers = readFileSync("test/other-lender/smallest.yaml", "utf8");
  writeFileSync(file, answers.replace(RegExp(`^${name}:.*|$(?![^])`, "m"), line));
  return readAnswers(file);
}

test.each([
  ["employers: https://employers.example", "Answer none, or answer payrollCutOff"],
  ["keep: stories, songs", 'keep must be such as "articles, '],
  ["currencyCode: JAM", `currencyCode must be such as "${SAMPLE.currencyCode}", found "JAM"`],
  ["currencyCode: none", `currencyCode must be such as "${SAMPLE.currencyCode}", found "none"`],
  ["longestTerm: 12", `longestTerm must be such as "${SAMPLE.longestTerm}"`],
  ["shortTermLimit: 7 months", "exampleTerm must be above shortTermLimit"],
  ["exampleTerm: 13 months", "and at most longestTerm"],
  ["email: No", `email must be such as "${SAMPLE.email}", found "No"`],
  ["lander: Plainloan", '"lander" is no question. Did you mean "lender"'],
  ["lender:", `lender needs an answer, such as "${SAMPLE.lender}"`],
])("rejects the answer %s with the message %s", (line, cure) => {
  expect(() => readWith(line)).toThrow(cure);
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
  await becomeLender(content, readWith("keep: newsletter, notices, people"));
  const { hero } = content.read("home/page.yaml");
  expect(hero).not.toHaveProperty("picture");
  expect(content.read("not-found/page.yaml")).not.toHaveProperty("picture");
  for (const file of content.files()) expect(content.source(file)).not.toContain("opening.png");
  expect(content.entries("newsletters").filter((file) => /\/\d/.test(file))).toEqual([]);
});
