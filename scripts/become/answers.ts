import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { didYouMean } from "../../src/content-model/reading/problem";

/** Answers by the names of the questions, without those that are "none", and the values in them by their own names. */
export type Answers = Readonly<Record<string, string>>;

/** The file with the sample's answers, and every question as a comment. */
export const SAMPLE_FILE = "scripts/become/answers.yaml";

/** The file that says what changes with the answers, and how they are written. */
export const CHANGES_FILE = "scripts/become/changes.yaml";

const read = <Value = Answers>(file: string) =>
  (parse(readFileSync(file, "utf8"), { schema: "failsafe" }) ?? {}) as Value;

const sample = read(SAMPLE_FILE);
/** The sample's names, and `forms`: how answers are written. */
export const { forms, ...NAMES } = read<{ forms: Answers; names: string; namesOfCountry: string }>(
  CHANGES_FILE,
);

const isNone = (answer?: string): boolean => /^(no|none)$/i.test(answer ?? "");

const OPTIONAL =
  /^(group|branches|messagingPhone|consumerAuthority|consumerSite|fee|promises|otherLoans|salaryMultiple|employers|keep)$/;

/** The questions about what only the sample's texts speak of, or only the plain ones. */
const OF_SAMPLE = /^(region|app|repaymentAccount|salaryMultiple|payrollCutOff|employers|keep)$/;
const OF_PLAIN = /^(loan|otherLoans)$/;

/** The questions with a line for each thing. */
const LISTS = /^(branches|applying|otherLoans)$/;

/** Returns the pattern of an answer, or undefined if any text will do. Its named groups become values of their own. */
function formOf(name: string): RegExp | undefined {
  const form = forms[name]?.replace(/\{([a-z]+)\}/g, (_, other) => forms[other] ?? "");
  const list = sample[name]?.replaceAll(", ", "|");
  if (form === "list") return RegExp(`^((${list})( \\(changed\\))?(, |$))+$`);
  return form ? RegExp(`^${form}$`) : undefined;
}

const linesIn = (name: string, answer: string): string[] =>
  LISTS.test(name) ? `${answer}`.trim().split(/\s*\n\s*/) : [answer];

/** Returns the values in each line of an answer, by their names. */
export const linesOf = (name: string, { [name]: answer }: Answers): Answers[] =>
  answer ? linesIn(name, answer).map((line) => formOf(name)?.exec(line)?.groups ?? {}) : [];

export const SAMPLE = valuesIn(sample);

/** Returns the number at the start of an answer such as "12 months". */
export const numberIn = (answer = ""): number => Number.parseFloat(answer);

/**
 * Reads the answers in a file.
 * @throws Error that explains what is wrong with the answers and how to correct them
 */
export function readAnswers(file: string): Answers {
  const answers = read(file);
  const faults = [...faultsOf(answers, file)];
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return valuesIn(answers);
}

function valuesIn(answers: Answers): Answers {
  const given = Object.entries(answers).filter(([, answer]) => !isNone(answer));
  const values = given.flatMap(([name, answer]) => [
    [name, answer],
    ...Object.entries((!LISTS.test(name) && formOf(name)?.exec(answer)?.groups) || {}),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function* faultsOf(answers: Answers, file: string): Generator<string> {
  const foreign = answers.beginning === "plain" ? OF_SAMPLE : OF_PLAIN;
  const names = Object.keys(sample).filter((name) => !foreign.test(name));
  for (const name of Object.keys(answers).filter((name) => !names.includes(name)))
    yield name in sample
      ? `Delete ${name}: the texts of this beginning do not speak of it.`
      : `"${name}" is no question.${didYouMean(name, names)}`;
  for (const name of names)
    for (const line of linesIn(name, answers[name] ?? "")) {
      const isRefused = isNone(line) ? !OPTIONAL.test(name) : formOf(name)?.test(line) === false;
      if (!line || isRefused) yield refusal(name, line, file);
    }
  const values = valuesIn(answers);
  const { currencyCode = "" } = values;
  if (currencyCode && !Intl.supportedValuesOf("currency").includes(currencyCode))
    yield `currency has the code ${currencyCode}, which is none.`;
  const loans = [values, ...linesOf("otherLoans", values)];
  for (const { loan = "The loan", shortTermLimit, exampleTerm, longestTerm } of loans) {
    const example = numberIn(exampleTerm);
    if ((shortTermLimit && numberIn(shortTermLimit) >= example) || example > numberIn(longestTerm))
      yield `${loan}: the term of its example must be longer than the first one of its rates, and at most its last one.`;
  }
}

/** Says where an answer is wrong, and repeats its question. */
function refusal(name: string, answer: string, file: string): string {
  const [lines = "", questions = ""] = [file, SAMPLE_FILE].map((one) => readFileSync(one, "utf8"));
  const line = lines.split("\n").findIndex((one) => one.startsWith(`${name}:`)) + 1;
  const above = RegExp(`((?:^#.*\n)+)(?:^[^#\\n].*\n)*?${name}:`, "m").exec(questions)?.[1];
  const fault = answer ? `cannot be "${answer}"` : "needs an answer";
  return `${file}:${line || 1} ${name} ${fault}. The sample's is "${sample[name]?.trim()}". ${above?.replace(/\n?# */g, " ").trim()}`;
}
