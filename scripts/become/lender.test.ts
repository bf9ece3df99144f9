import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ContentFolder } from "../../shared/contentFolder";
import { copyContent } from "../../shared/copyContent";
import { readAnswers } from "./answers";
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
  ["employers: https://employers.example", "Answer none, or repayment: deduction"],
  ["keep: stories, songs", 'keep must be such as "none", found "stories, songs"'],
  ["currency: JAM", 'currency must be such as "TTD", found "JAM"'],
  ["currency: none", 'currency must be such as "TTD", found "none"'],
  ["longestTerm: 12", 'longestTerm must be such as "12 months"'],
  ["longTermRate: 1", "shortTermLimit and longTermRate belong together"],
  ["exampleTerm: 12 months", "so answer a shorter one"],
  ["lander: Plainloan", '"lander" is no question. Did you mean "lender"'],
  ["lender:", 'lender needs an answer, such as "Kwedi"'],
])("rejects the answer %s with the message %s", (line, cure) => {
  expect(() => readWith(line)).toThrow(cure);
});

test("dates the documents today, without the sample's dates", async () => {
  const content = sampleCopy();
  await becomeLender(content, readAnswers("test/other-lender/smallest.yaml"));
  for (const file of [...content.entries("legal"), ...content.entries("resources")]) {
    const { effective, date } = content.read(file);
    expect(effective ?? date).toBe(new Date().toISOString().slice(0, 10));
    expect(content.source(file)).not.toMatch(/[a-z] \d{1,2}, 20\d\d/);
  }
});

test.each([
  ["app Purse", "in the Purse app"],
  ["office", "at our office"],
  ["branches", "at any of our branches"],
  ["website https://apply.example", "online"],
])("says where visitors apply if the answer is %s: %s", async (apply, place) => {
  const content = sampleCopy();
  await becomeLender(content, readWith(`apply: ${apply}`));
  expect(content.read("facts.yaml").texts).toHaveProperty("applyPlace", place);
});

test("leaves out the pictures of the sample's country for a lender in another country", async () => {
  const content = sampleCopy();
  const answers = readAnswers("test/other-lender/jamaica.yaml");
  await becomeLender(content, { ...answers, keep: "people, notices" });
  const { hero } = content.read("home/page.yaml");
  expect(hero).not.toHaveProperty("picture");
  expect(content.read("not-found/page.yaml")).not.toHaveProperty("picture");
  for (const file of content.files()) expect(content.source(file)).not.toContain("opening.png");
});
