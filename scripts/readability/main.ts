import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locator } from "../../src/content-model/check/parseYaml";
import { formatProblems } from "../../src/content-model/check/problem";
import { textsIn } from "../../src/content-model/check/textsIn";
import { describeFields } from "../../src/content-model/kind";
import { kindOf } from "../../src/content-model/kinds";
import { legalPage } from "../../src/content-model/kinds/documents";
import { facts } from "../../src/content-model/kinds/facts";
import { readContent } from "../../src/content-model/placeholders/load";
import { readingAge, sentencesIn } from "./measure";

const LIMITS = { words: 30, age: 12 };
/** Legal pages have to name conditions and exceptions in one sentence. */
const LEGAL_LIMITS = { words: 40, age: 15 };

/** Fewer sentences than this do not make a reading age. */
const SAMPLE = 5;

/**
 * `npm run content:readability`: reports long sentences, and the files that need a high reading age.
 * It is a report for authors and never fails.
 */
function report(): void {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".yaml"))
    .sort();
  for (const file of files) reportFile(file);
}

function reportFile(file: string): void {
  const kind = kindOf(file);
  if (!kind || kind === facts) return;
  const limits = kind === legalPage ? LEGAL_LIMITS : LIMITS;
  const problemAt = locator(file, readFileSync(join("content", file), "utf8"));
  const texts = [...textsIn(describeFields(kind.schema), readContent(file), [])];
  const sentences = texts.flatMap(({ text, path }) =>
    sentencesIn(text).map((sentence) => ({ ...sentence, path })),
  );
  if (sentences.length < SAMPLE) return;
  const age = readingAge(sentences);
  const mark = age > limits.age ? `, over ${limits.age}` : "";
  console.log(`content/${file}: ${sentences.length} sentences, age ${age.toFixed(1)}${mark}`);
  const long = sentences
    .filter(({ words }) => words > limits.words)
    .map(({ text, words, path }) => {
      const start = text.split(" ", 4).join(" ");
      return problemAt(path, `${words} words: ${text}`, { text: start, occurrence: 0 });
    });
  if (long.length > 0) console.log(`${formatProblems(long)}\n`);
}

report();
